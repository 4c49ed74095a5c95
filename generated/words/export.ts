// Generated from i18n/export by `npm run schema types`. Edit the words instead.
import en from '../../i18n/export/en.json';
import es from '../../i18n/export/es.json';
import pt from '../../i18n/export/pt.json';

export type ExportWords = typeof es;

/** A sentence that one language lacks does not compile. */
export const EXPORT_WORDS: Readonly<Record<'es' | 'en' | 'pt', ExportWords>> = { es, en, pt };
