// Generated from i18n/scan by `npm run schema types`. Edit the words instead.
import en from '../../i18n/scan/en.json';
import es from '../../i18n/scan/es.json';
import pt from '../../i18n/scan/pt.json';

export type ScanWords = typeof es;

/** A sentence that one language lacks does not compile. */
export const SCAN_WORDS: Readonly<Record<'es' | 'en' | 'pt', ScanWords>> = { es, en, pt };
