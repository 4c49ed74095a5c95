// Generated from i18n/documents by `npm run schema types`. Edit the words instead.
import en from '../../i18n/documents/en.json';
import es from '../../i18n/documents/es.json';
import pt from '../../i18n/documents/pt.json';

export type DocumentsWords = typeof es;

/** A sentence that one language lacks does not compile. */
export const DOCUMENTS_WORDS: Readonly<Record<'es' | 'en' | 'pt', DocumentsWords>> = { es, en, pt };
