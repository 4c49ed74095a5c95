import { useEffect, useRef, type ReactNode } from 'react';
import { fill } from '../words.ts';
import { useOnline } from '../useOnline.ts';
import { useWords } from '../useWords.ts';
import { Awning } from './Awning.tsx';
import { Brand } from './Brand.tsx';
import css from './Page.module.css';

interface Props {
  /** Heading of the page. */
  title: string;
  /** Name of the page in the browser's tab, when it is not the heading. */
  tab?: string;
  children: ReactNode;
}

/** The stall that every public page stands in: awning, heading, counter. */
export function Page({ title, tab = title, children }: Props) {
  const words = useWords().visitor;
  const online = useOnline();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(title);
  useEffect(() => {
    document.title = fill(words.document_title, { page: tab });
  }, [words, tab]);
  useEffect(() => {
    // A page that becomes another one under the same roof is announced by its heading.
    if (shown.current !== title) heading.current?.focus();
    shown.current = title;
  }, [title]);
  return (
    <div className={css.street}>
      {!online && <output className={css.offline}>{words.offline}</output>}
      <div className={css.stall}>
        <Awning />
        <main className={css.counter}>
          <Brand />
          <h1 ref={heading} tabIndex={-1} className={css.title}>
            {title}
          </h1>
          {children}
        </main>
      </div>
      <p className={css.tagline}>{words.tagline}</p>
    </div>
  );
}
