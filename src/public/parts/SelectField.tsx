import { useId, type ComponentProps } from 'react';
import css from './TextField.module.css';

interface Props extends Omit<ComponentProps<'select'>, 'children'> {
  label: string;
  options: readonly { value: string; label: string }[];
  /** The first line, for an empty choice; users cannot choose it. */
  placeholder?: string;
  /** The error of the choice. */
  error?: string | undefined;
}

/** The native select in the frame of a text field. */
export function SelectField({ label, options, placeholder, error, ...select }: Props) {
  const id = useId();
  return (
    <div className={css.field}>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      <div className={css.frame} data-invalid={error !== undefined || undefined}>
        <select
          {...select}
          id={id}
          className={`${css.input} ${css.select}`}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
        >
          {placeholder !== undefined && (
            <option value="" disabled>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <svg
          width="20"
          height="20"
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
          className={css.chevron}
          aria-hidden
        >
          <path d="m6 9.5 6 6 6-6" />
        </svg>
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className={css.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

/** `+57` before a number; screen readers announce it with the help, not as part of the value. */
export function PhonePrefix({ prefix }: { prefix: string }) {
  return (
    <span className={css.prefix} aria-hidden>
      +{prefix}
    </span>
  );
}
