import { storeLanguage } from '../words/words.ts';
import { useLanguage } from '../words/usePublicWords.ts';
import { LOCALES } from '../../i18n/locales.ts';
import css from './Languages.module.css';

/** The languages by their own names. The page starts again in the chosen one, and so does the admin. */
export function Languages() {
  const current = useLanguage();
  return (
    <div className={css.languages}>
      {LOCALES.map(({ locale, name }) => (
        <button
          key={locale}
          type="button"
          lang={locale}
          className={css.language}
          aria-pressed={current.startsWith(locale)}
          onClick={() => storeLanguage(locale)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
