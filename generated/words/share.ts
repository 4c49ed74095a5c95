// Generated from i18n/share by `npm run schema types`. Edit the words instead.
import en from '../../i18n/share/en.json';
import es from '../../i18n/share/es.json';
import pt from '../../i18n/share/pt.json';

export type ShareWords = typeof es;

/** A sentence that one language lacks does not compile. */
export const SHARE_WORDS: Readonly<Record<'es' | 'en' | 'pt', ShareWords>> = { es, en, pt };
