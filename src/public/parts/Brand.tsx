import css from './Brand.module.css';

/** The mark and the name, which needs no translation. */
export function Brand() {
  return (
    <p className={css.brand}>
      <svg className={css.mark} viewBox="0 0 32 32" aria-hidden>
        <rect className={css.ground} width="32" height="32" rx="8" />
        <path
          className={css.shop}
          d="M8.2 8h15.6l2.2 6.2a3.1 3.1 0 0 1-5 2.2 3.1 3.1 0 0 1-5 0 3.1 3.1 0 0 1-5 0 3.1 3.1 0 0 1-5-2.2z"
        />
        <path
          className={css.shop}
          d="M8.5 19.4h2.2v4h10.6v-4h2.2V24a1.6 1.6 0 0 1-1.6 1.6H10.1A1.6 1.6 0 0 1 8.5 24z"
        />
      </svg>
      <span translate="no">Tendero</span>
    </p>
  );
}
