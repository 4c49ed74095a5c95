import en from '../../../i18n/home/en.json';
import es from '../../../i18n/home/es.json';
import pt from '../../../i18n/home/pt.json';
import type { Dictionary } from '../../i18n/useDictionary.ts';

export type HomeWords = typeof es;

/** Sentences of the home. */
export const HOME_WORDS: Dictionary<HomeWords> = { es, en, pt };
