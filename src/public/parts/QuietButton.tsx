import type { ComponentProps } from 'react';
import css from './QuietButton.module.css';

/** A secondary action beside the primary one. */
export function QuietButton(props: Omit<ComponentProps<'button'>, 'className' | 'type'>) {
  return <button {...props} type="button" className={css.button} />;
}
