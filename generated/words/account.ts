// Generated from i18n/account by `npm run schema types`. Edit the words instead.
import en from '../../i18n/account/en.json';
import es from '../../i18n/account/es.json';
import pt from '../../i18n/account/pt.json';

export type AccountWords = typeof es;

/** A sentence that one language lacks does not compile. */
export const ACCOUNT_WORDS: Readonly<Record<'es' | 'en' | 'pt', AccountWords>> = { es, en, pt };
