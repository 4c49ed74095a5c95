import en from '../../../i18n/branches/en.json';
import es from '../../../i18n/branches/es.json';
import pt from '../../../i18n/branches/pt.json';
import type { Dictionary } from '../../i18n/useDictionary.ts';

/** Sentences of the branches. */
export const BRANCH_WORDS: Dictionary<typeof es> = { es, en, pt };
