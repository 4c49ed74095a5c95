import css from './Awning.module.css';

const STRIPES = 11;
const STRIPE = 40;
/** Height of a stripe before its round end. */
const FALL = 16;
const RADIUS = STRIPE / 2;

/** The shop's awning: the same number of stripes on phones and desktops, so that none is cut. */
export function Awning() {
  return (
    <svg
      className={css.awning}
      viewBox={`0 0 ${STRIPES * STRIPE} ${FALL + RADIUS}`}
      preserveAspectRatio="none"
      aria-hidden
    >
      {Array.from({ length: STRIPES }, (_, i) => (
        <path
          key={i}
          className={i % 2 === 0 ? css.dark : css.light}
          d={`M${i * STRIPE} 0h${STRIPE}v${FALL}a${RADIUS} ${RADIUS} 0 0 1-${STRIPE} 0z`}
        />
      ))}
    </svg>
  );
}
