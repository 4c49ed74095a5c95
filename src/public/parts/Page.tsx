import { useEffect, type ReactNode } from 'react';
import { fill } from '../../i18n/fill.ts';
import { useOnline } from '../../dataProvider/useOnline.ts';
import { usePublicWords } from '../words/usePublicWords.ts';
import { Awning } from './Awning.tsx';
import { Brand } from './Brand.tsx';
import { useAnnouncedHeading } from './useAnnouncedHeading.ts';
import css from './Page.module.css';

interface Props {
  /** Heading of the page. */
  title: string;
  /** Title of the browser's tab, when it differs from the heading. */
  tab?: string;
  children: ReactNode;
}

/** A public page: its heading and its content. */
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

/** The frame of every public page: awning, name, content. Empty while a page loads. */
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
