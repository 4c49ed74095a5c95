import { followLink } from '../navigation/navigation.ts';
import css from './TextLink.module.css';

/** A secondary link to another public page. */
export function TextLink({ to, children }: { to: string; children: string }) {
  return (
    <a href={to} onClick={followLink} className={css.link}>
      {children}
    </a>
  );
}
