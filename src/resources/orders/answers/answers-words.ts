import en from '../../../../i18n/orders-answers/en.json';
import es from '../../../../i18n/orders-answers/es.json';
import pt from '../../../../i18n/orders-answers/pt.json';
import type { Dictionary } from '../../../i18n/useDictionary.ts';

/** Sentences of what buyers answered at the checkout. */
export const ANSWERS_WORDS: Dictionary<typeof es> = { es, en, pt };
