import en from '../../../i18n/conflict/en.json';
import es from '../../../i18n/conflict/es.json';
import pt from '../../../i18n/conflict/pt.json';
import type { Dictionary } from '../../i18n/useDictionary.ts';

/** The choice between two people's changes; the first load has none of it. */
export const CONFLICT_WORDS: Dictionary<typeof es> = { es, en, pt };
