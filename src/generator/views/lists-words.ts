import en from '../../../i18n/lists/en.json';
import es from '../../../i18n/lists/es.json';
import pt from '../../../i18n/lists/pt.json';
import type { Dictionary } from '../../i18n/useDictionary.ts';

export type ListsWords = typeof es;

/** Sentences of a list's sheets and views; the first drawing of a list does not load them. */
export const LISTS_WORDS: Dictionary<ListsWords> = { es, en, pt };
