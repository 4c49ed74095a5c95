import css from './SubmitButton.module.css';

interface Props {
  label: string;
  /** Said while the work goes on; the button then takes no second press but keeps the focus. */
  busyLabel: string;
  busy: boolean;
}

/** The one primary button of a page. */
export function SubmitButton({ label, busyLabel, busy }: Props) {
  return (
    <button type="submit" className={css.button} aria-disabled={busy}>
      {busy && <span className={css.spinner} aria-hidden />}
      <span aria-live="polite">{busy ? busyLabel : label}</span>
    </button>
  );
}
