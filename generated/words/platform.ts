// Generated from i18n/platform by `npm run schema types`. Edit the words instead.
import en from '../../i18n/platform/en.json';
import es from '../../i18n/platform/es.json';
import pt from '../../i18n/platform/pt.json';

export type PlatformWords = typeof es;

/** A sentence that one language lacks does not compile. */
export const PLATFORM_WORDS: Readonly<Record<'es' | 'en' | 'pt', PlatformWords>> = { es, en, pt };
