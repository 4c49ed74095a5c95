// Generated from i18n/imports by `npm run schema types`. Edit the words instead.
import en from '../../i18n/imports/en.json';
import es from '../../i18n/imports/es.json';
import pt from '../../i18n/imports/pt.json';

export type ImportsWords = typeof es;

/** A sentence that one language lacks does not compile. */
export const IMPORTS_WORDS: Readonly<Record<'es' | 'en' | 'pt', ImportsWords>> = { es, en, pt };
