import en from '../../../i18n/picture-batches/en.json';
import es from '../../../i18n/picture-batches/es.json';
import pt from '../../../i18n/picture-batches/pt.json';
import type { Dictionary } from '../../i18n/useDictionary.ts';

/** Sentences of the screen that takes pictures as a ZIP. */
export const BATCH_WORDS: Dictionary<typeof es> = { es, en, pt };
