import en from '../../../i18n/store-settings/en.json';
import es from '../../../i18n/store-settings/es.json';
import pt from '../../../i18n/store-settings/pt.json';
import type { Dictionary } from '../../i18n/useDictionary.ts';

export type SettingsWords = typeof es;
/** Sentences of the pages with the settings of the whole store. */
export const SETTINGS_WORDS: Dictionary<SettingsWords> = { es, en, pt };
