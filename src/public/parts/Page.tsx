import { useEffect, type ReactNode } from 'react';
import { fill } from '../../i18n/fill.ts';
import { useOnline } from './useOnline.ts';
import { usePublicWords } from '../words/usePublicWords.ts';
import { Awning } from './Awning.tsx';
import { Brand } from './Brand.tsx';
import { useAnnouncedHeading } from './useAnnouncedHeading.ts';
import css from './Page.module.css';

interface Props {
  /** Heading of the page. */
  title: string;
  /** Name of the page in the browser's tab, when it is not the heading. */
  tab?: string;
  children: ReactNode;
}

/** A public page: its heading and what is on the counter. */
export function Page({ title, tab = title, children }: Props) {
  const words = usePublicWords();
  const heading = useAnnouncedHeading(title);
  useEffect(() => {
    document.title = fill(words.document_title, { page: tab });
  }, [words, tab]);
  return (
    <Stall>
      <h1 ref={heading} tabIndex={-1} className={css.title}>
        {title}
      </h1>
      {children}
    </Stall>
  );
}

/** The stall that every public page stands in: awning, name, counter. Without a page in it while one is fetched. */
export function Stall({ children }: { children?: ReactNode }) {
  const words = usePublicWords();
  const online = useOnline();
  return (
    <div className={css.street}>
      {!online && <output className={css.offline}>{words.offline}</output>}
      <div className={css.stall}>
        <Awning />
        <main className={css.counter}>
          <Brand />
          {children}
        </main>
      </div>
      <footer className={css.tagline}>{words.tagline}</footer>
    </div>
  );
}
