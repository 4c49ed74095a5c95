import en from '../../../i18n/sortable/en.json';
import es from '../../../i18n/sortable/es.json';
import pt from '../../../i18n/sortable/pt.json';
import type { Dictionary } from '../../i18n/useDictionary.ts';

/** Sentences of lists that are sorted by hand. */
export const SORTABLE_WORDS: Dictionary<typeof es> = { es, en, pt };
