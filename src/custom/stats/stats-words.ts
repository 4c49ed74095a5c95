import en from '../../../i18n/stats/en.json';
import es from '../../../i18n/stats/es.json';
import pt from '../../../i18n/stats/pt.json';
import type { Dictionary } from '../../i18n/useDictionary.ts';

/** Sentences of the statistics. */
export const STATS_WORDS: Dictionary<typeof es> = { es, en, pt };
