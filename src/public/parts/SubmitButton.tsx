import css from './SubmitButton.module.css';

interface Props {
  label: string;
  /** The label during the work. The button then ignores presses but keeps the focus. */
  busyLabel: string;
  busy: boolean;
}

/** The only primary button of a page. */
export function SubmitButton({ label, busyLabel, busy }: Props) {
  return (
    <button type="submit" className={css.button} aria-disabled={busy}>
      {busy && <span className={css.spinner} aria-hidden />}
      <span aria-live="polite">{busy ? busyLabel : label}</span>
    </button>
  );
}
