import en from '../../../i18n/counts/en.json';
import es from '../../../i18n/counts/es.json';
import pt from '../../../i18n/counts/pt.json';
import type { Dictionary } from '../../i18n/useDictionary.ts';

/** Sentences of the number of records that point at one. */
export const COUNT_WORDS: Dictionary<typeof es> = { es, en, pt };
