// Generated from i18n/pictures by `npm run schema types`. Edit the words instead.
import en from '../../i18n/pictures/en.json';
import es from '../../i18n/pictures/es.json';
import pt from '../../i18n/pictures/pt.json';

export type PicturesWords = typeof es;

/** A sentence that one language lacks does not compile. */
export const PICTURES_WORDS: Readonly<Record<'es' | 'en' | 'pt', PicturesWords>> = { es, en, pt };
