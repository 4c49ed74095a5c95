import { createContext, use, useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useOnline } from '../../dataProvider/useOnline.ts';
import { fill, useWords } from '../../i18n/words.ts';
import { PUBLIC_WORDS } from '../words/public-words.ts';
import cloth from './Awning.module.css';
import name from './Brand.module.css';
import css from './Page.module.css';

/** The heading of the last page; null before the first one, which the browser announces itself. */
export const LastHeadingContext = createContext<RefObject<string | null> | null>(null);

/** Moves the focus to the heading when another page replaces the current one. So a screen reader announces it. */
function useAnnouncedHeading(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const lastRef = use(LastHeadingContext);
  if (lastRef === null) throw new Error('A page stands in PublicApp');
  useEffect(() => {
    if (lastRef.current !== null && lastRef.current !== title) heading.current?.focus();
    lastRef.current = title;
  }, [lastRef, title]);
  return heading;
}

interface Props {
  /** Heading of the page. */
  title: string;
  /** Title of the browser's tab, when it differs from the heading. */
  tab?: string;
  children: ReactNode;
}

/** A public page: its heading and its content. */
export function Page({ title, tab = title, children }: Props) {
  const words = useWords(PUBLIC_WORDS);
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
  const words = useWords(PUBLIC_WORDS);
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

const STRIPES = 11;
const STRIPE = 40;
/** Height of a stripe before its round end. */
const FALL = 16;
const RADIUS = STRIPE / 2;

/** The shop's awning: the same number of stripes on phones and desktops, so that none is cut. */
function Awning() {
  return (
    <svg
      className={cloth.awning}
      viewBox={`0 0 ${STRIPES * STRIPE} ${FALL + RADIUS}`}
      preserveAspectRatio="none"
      aria-hidden
    >
      {Array.from({ length: STRIPES }, (_, i) => (
        <path
          key={i}
          className={i % 2 === 0 ? cloth.dark : cloth.light}
          d={`M${i * STRIPE} 0h${STRIPE}v${FALL}a${RADIUS} ${RADIUS} 0 0 1-${STRIPE} 0z`}
        />
      ))}
    </svg>
  );
}

/** The mark and the name, which needs no translation. */
function Brand() {
  return (
    <p className={name.brand}>
      <svg className={name.mark} viewBox="0 0 32 32" aria-hidden>
        <rect className={name.ground} width="32" height="32" rx="8" />
        <path
          className={name.shop}
          d="M8.2 8h15.6l2.2 6.2a3.1 3.1 0 0 1-5 2.2 3.1 3.1 0 0 1-5 0 3.1 3.1 0 0 1-5 0 3.1 3.1 0 0 1-5-2.2z"
        />
        <path
          className={name.shop}
          d="M8.5 19.4h2.2v4h10.6v-4h2.2V24a1.6 1.6 0 0 1-1.6 1.6H10.1A1.6 1.6 0 0 1 8.5 24z"
        />
      </svg>
      <span translate="no">Tendero</span>
    </p>
  );
}
