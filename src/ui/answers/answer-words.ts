import en from '../../../i18n/answers/en.json';
import es from '../../../i18n/answers/es.json';
import pt from '../../../i18n/answers/pt.json';
import type { Dictionary } from '../../i18n/useDictionary.ts';

/** Sentences of the inputs of a checkout's form. */
export const ANSWER_WORDS: Dictionary<typeof es> = { es, en, pt };
