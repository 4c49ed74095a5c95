// Generated from i18n/day-close by `npm run schema types`. Edit the words instead.
import en from '../../i18n/day-close/en.json';
import es from '../../i18n/day-close/es.json';
import pt from '../../i18n/day-close/pt.json';

export type DayCloseWords = typeof es;

/** A sentence that one language lacks does not compile. */
export const DAY_CLOSE_WORDS: Readonly<Record<'es' | 'en' | 'pt', DayCloseWords>> = { es, en, pt };
