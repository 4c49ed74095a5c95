import en from '../../../../i18n/orders-quick/en.json';
import es from '../../../../i18n/orders-quick/es.json';
import pt from '../../../../i18n/orders-quick/pt.json';
import type { Dictionary } from '../../../i18n/useDictionary.ts';

/** Sentences of the fields of an order that save themselves. */
export const QUICK_WORDS: Dictionary<typeof es> = { es, en, pt };
