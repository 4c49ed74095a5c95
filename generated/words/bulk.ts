// Generated from i18n/bulk by `npm run schema types`. Edit the words instead.
import en from '../../i18n/bulk/en.json';
import es from '../../i18n/bulk/es.json';
import pt from '../../i18n/bulk/pt.json';

export type BulkWords = typeof es;

/** A sentence that one language lacks does not compile. */
export const BULK_WORDS: Readonly<Record<'es' | 'en' | 'pt', BulkWords>> = { es, en, pt };
