import en from '../../../i18n/collections/en.json';
import es from '../../../i18n/collections/es.json';
import pt from '../../../i18n/collections/pt.json';
import type { Dictionary } from '../../i18n/useDictionary.ts';

/** Sentences of the list and the form of collections. */
export const COLLECTION_WORDS: Dictionary<typeof es> = { es, en, pt };
