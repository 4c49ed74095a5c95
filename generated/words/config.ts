// Generated from i18n/config by `npm run schema types`. Edit the words instead.
import en from '../../i18n/config/en.json';
import es from '../../i18n/config/es.json';
import pt from '../../i18n/config/pt.json';

export type ConfigWords = typeof es;

/** A sentence that one language lacks does not compile. */
export const CONFIG_WORDS: Readonly<Record<'es' | 'en' | 'pt', ConfigWords>> = { es, en, pt };
