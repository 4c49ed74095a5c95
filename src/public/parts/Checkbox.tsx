import type { ComponentProps } from 'react';
import css from './Checkbox.module.css';

/** A checkbox with a clickable line. */
export function Checkbox({ label, ...input }: ComponentProps<'input'> & { label: string }) {
  return (
    <label className={css.line}>
      <input {...input} type="checkbox" className={css.box} />
      {label}
    </label>
  );
}
