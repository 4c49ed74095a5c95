// Generated from i18n/duplicates by `npm run schema types`. Edit the words instead.
import en from '../../i18n/duplicates/en.json';
import es from '../../i18n/duplicates/es.json';
import pt from '../../i18n/duplicates/pt.json';

export type DuplicatesWords = typeof es;

/** A sentence that one language lacks does not compile. */
export const DUPLICATES_WORDS: Readonly<Record<'es' | 'en' | 'pt', DuplicatesWords>> = { es, en, pt };
