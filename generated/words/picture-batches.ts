// Generated from i18n/picture-batches by `npm run schema types`. Edit the words instead.
import en from '../../i18n/picture-batches/en.json';
import es from '../../i18n/picture-batches/es.json';
import pt from '../../i18n/picture-batches/pt.json';

export type PictureBatchesWords = typeof es;

/** A sentence that one language lacks does not compile. */
export const PICTURE_BATCHES_WORDS: Readonly<Record<'es' | 'en' | 'pt', PictureBatchesWords>> = { es, en, pt };
