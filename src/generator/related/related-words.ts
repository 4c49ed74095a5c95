import en from '../../../i18n/related/en.json';
import es from '../../../i18n/related/es.json';
import pt from '../../../i18n/related/pt.json';
import type { Dictionary } from '../../i18n/useDictionary.ts';

/** Sentences of the rows that point at a record. */
export const RELATED_WORDS: Dictionary<typeof es> = { es, en, pt };
