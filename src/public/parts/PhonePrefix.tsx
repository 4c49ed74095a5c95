import css from './TextField.module.css';

/** `+57` before a number; screen readers announce it with the help, not as part of the value. */
export function PhonePrefix({ prefix }: { prefix: string }) {
  return (
    <span className={css.prefix} aria-hidden>
      +{prefix}
    </span>
  );
}
