import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './CardLink.module.css';

/** What can be touched by itself on a card that is a `CardLink`. */
export const aboveLink = { position: 'relative', zIndex: 1 } as const;

/** The class of what acts on one card. It is out of sight while cards are selected; the cards are not drawn again. */
export const CARD_ACTIONS = 'card-actions';

interface CardLinkProps {
  /** Undefined for somebody who may not open it: the text stays. */
  to: string | undefined;
  /** The element that says more. */
  describedBy?: string;
  children: ReactNode;
}

/** The name on a card; the whole card leads where it leads. The card is `position: relative`. */
export function CardLink({ to, describedBy, children }: CardLinkProps) {
  if (to === undefined) return children;
  return (
    <Link to={to} aria-describedby={describedBy} className={styles['link']}>
      {children}
    </Link>
  );
}
