import { fill, useWords } from '../../i18n/words.ts';
import { SIGN_UP_WORDS } from './sign-up-words.ts';
import css from './Steps.module.css';

const ALL = [1, 2, 3] as const;

/** The progress of the sign-up. */
export function Steps({ current }: { current: (typeof ALL)[number] }) {
  const words = useWords(SIGN_UP_WORDS);
  return (
    <div className={css.steps}>
      {fill(words.step, { step: current })}
      <div className={css.bar} aria-hidden>
        {ALL.map((step) => (
          <span key={step} className={css.part} data-done={step <= current || undefined} />
        ))}
      </div>
    </div>
  );
}
