// Generated from i18n/store-settings by `npm run schema types`. Edit the words instead.
import en from '../../i18n/store-settings/en.json';
import es from '../../i18n/store-settings/es.json';
import pt from '../../i18n/store-settings/pt.json';

export type StoreSettingsWords = typeof es;

/** A sentence that one language lacks does not compile. */
export const STORE_SETTINGS_WORDS: Readonly<Record<'es' | 'en' | 'pt', StoreSettingsWords>> = { es, en, pt };
