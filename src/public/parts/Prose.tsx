import type { ReactNode } from 'react';
import css from './Prose.module.css';

/** A paragraph of a page. */
export function Prose({ children }: { children: ReactNode }) {
  return <p className={css.prose}>{children}</p>;
}
