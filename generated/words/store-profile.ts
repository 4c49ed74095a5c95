// Generated from i18n/store-profile by `npm run schema types`. Edit the words instead.
import en from '../../i18n/store-profile/en.json';
import es from '../../i18n/store-profile/es.json';
import pt from '../../i18n/store-profile/pt.json';

export type StoreProfileWords = typeof es;

/** A sentence that one language lacks does not compile. */
export const STORE_PROFILE_WORDS: Readonly<Record<'es' | 'en' | 'pt', StoreProfileWords>> = { es, en, pt };
