import type { ComponentProps } from 'react';
import css from './Checkbox.module.css';

/** A box that the whole line ticks. */
export function Checkbox({ label, ...input }: ComponentProps<'input'> & { label: string }) {
  return (
    <label className={css.line}>
      <input {...input} type="checkbox" className={css.box} />
      {label}
    </label>
  );
}
