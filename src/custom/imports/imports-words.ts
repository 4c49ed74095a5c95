import en from '../../../i18n/imports/en.json';
import es from '../../../i18n/imports/es.json';
import pt from '../../../i18n/imports/pt.json';
import type { Dictionary } from '../../i18n/useDictionary.ts';

/** Sentences of the screens that bring files in. */
export const IMPORTS_WORDS: Dictionary<typeof es> = { es, en, pt };
