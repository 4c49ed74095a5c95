import en from '../../../i18n/config/en.json';
import es from '../../../i18n/config/es.json';
import pt from '../../../i18n/config/pt.json';
import type { Dictionary } from '../../i18n/useDictionary.ts';

/** Sentences of the settings hub. */
export const CONFIG_WORDS: Dictionary<typeof es> = { es, en, pt };
