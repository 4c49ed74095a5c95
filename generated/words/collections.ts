// Generated from i18n/collections by `npm run schema types`. Edit the words instead.
import en from '../../i18n/collections/en.json';
import es from '../../i18n/collections/es.json';
import pt from '../../i18n/collections/pt.json';

export type CollectionsWords = typeof es;

/** A sentence that one language lacks does not compile. */
export const COLLECTIONS_WORDS: Readonly<Record<'es' | 'en' | 'pt', CollectionsWords>> = { es, en, pt };
