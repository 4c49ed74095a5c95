// Generated from i18n/lists by `npm run schema types`. Edit the words instead.
import en from '../../i18n/lists/en.json';
import es from '../../i18n/lists/es.json';
import pt from '../../i18n/lists/pt.json';

export type ListsWords = typeof es;

/** A sentence that one language lacks does not compile. */
export const LISTS_WORDS: Readonly<Record<'es' | 'en' | 'pt', ListsWords>> = { es, en, pt };
