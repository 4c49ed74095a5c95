// Generated from i18n/related by `npm run schema types`. Edit the words instead.
import en from '../../i18n/related/en.json';
import es from '../../i18n/related/es.json';
import pt from '../../i18n/related/pt.json';

export type RelatedWords = typeof es;

/** A sentence that one language lacks does not compile. */
export const RELATED_WORDS: Readonly<Record<'es' | 'en' | 'pt', RelatedWords>> = { es, en, pt };
