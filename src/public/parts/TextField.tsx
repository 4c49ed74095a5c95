import { useId, type ComponentProps, type ReactNode } from 'react';
import css from './TextField.module.css';

interface Props extends ComponentProps<'input'> {
  label: string;
  help?: string;
  /** The error of the value. */
  error?: string | undefined;
  /** Inside the frame, before the input: a unit, a prefix. */
  before?: ReactNode;
  /** Inside the frame, after the input. */
  after?: ReactNode;
}

/** Label, input, help and error, connected for screen readers. */
export function TextField({ label, help, error, before, after, ...input }: Props) {
  const id = useId();
  const about = [help !== undefined && `${id}-help`, error !== undefined && `${id}-error`].filter(Boolean);
  return (
    <div className={css.field}>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      <div className={css.frame} data-invalid={error !== undefined || undefined}>
        {before}
        <input
          {...input}
          id={id}
          className={css.input}
          aria-invalid={error !== undefined}
          aria-describedby={about.length > 0 ? about.join(' ') : undefined}
        />
        {after}
      </div>
      {help !== undefined && (
        <p id={`${id}-help`} className={css.help}>
          {help}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className={css.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
