import css from './Awning.module.css';

const STRIPES = 11;
const WIDTH = 40;
const DROP = 22;

/** The shop's awning: as many stripes on a phone as on a desk, so that none is ever cut. */
export function Awning() {
  return (
    <svg className={css.awning} viewBox={`0 0 ${STRIPES * WIDTH} 46`} preserveAspectRatio="none" aria-hidden>
      {Array.from({ length: STRIPES }, (_, i) => (
        <path
          key={i}
          className={i % 2 === 0 ? css.dark : css.light}
          d={`M${i * WIDTH} 0h${WIDTH}v${DROP}a${WIDTH / 2} ${DROP} 0 0 1-${WIDTH} 0z`}
        />
      ))}
    </svg>
  );
}
