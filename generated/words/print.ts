// Generated from i18n/print by `npm run schema types`. Edit the words instead.
import en from '../../i18n/print/en.json';
import es from '../../i18n/print/es.json';
import pt from '../../i18n/print/pt.json';

export type PrintWords = typeof es;

/** A sentence that one language lacks does not compile. */
export const PRINT_WORDS: Readonly<Record<'es' | 'en' | 'pt', PrintWords>> = { es, en, pt };
