import en from '../../../i18n/duplicates/en.json';
import es from '../../../i18n/duplicates/es.json';
import pt from '../../../i18n/duplicates/pt.json';
import type { Dictionary } from '../../i18n/useDictionary.ts';

/** Sentences about clients who share a phone number. */
export const DUPLICATES_WORDS: Dictionary<typeof es> = { es, en, pt };
