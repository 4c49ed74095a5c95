// Generated from i18n/counts by `npm run schema types`. Edit the words instead.
import en from '../../i18n/counts/en.json';
import es from '../../i18n/counts/es.json';
import pt from '../../i18n/counts/pt.json';

export type CountsWords = typeof es;

/** A sentence that one language lacks does not compile. */
export const COUNTS_WORDS: Readonly<Record<'es' | 'en' | 'pt', CountsWords>> = { es, en, pt };
