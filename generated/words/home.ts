// Generated from i18n/home by `npm run schema types`. Edit the words instead.
import en from '../../i18n/home/en.json';
import es from '../../i18n/home/es.json';
import pt from '../../i18n/home/pt.json';

export type HomeWords = typeof es;

/** A sentence that one language lacks does not compile. */
export const HOME_WORDS: Readonly<Record<'es' | 'en' | 'pt', HomeWords>> = { es, en, pt };
