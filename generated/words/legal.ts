// Generated from i18n/legal by `npm run schema types`. Edit the words instead.
import en from '../../i18n/legal/en.json';
import es from '../../i18n/legal/es.json';
import pt from '../../i18n/legal/pt.json';

export type LegalWords = typeof es;

/** A sentence that one language lacks does not compile. */
export const LEGAL_WORDS: Readonly<Record<'es' | 'en' | 'pt', LegalWords>> = { es, en, pt };
