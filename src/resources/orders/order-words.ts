import en from '../../../i18n/orders-show/en.json';
import es from '../../../i18n/orders-show/es.json';
import pt from '../../../i18n/orders-show/pt.json';
import type { Dictionary } from '../../i18n/useDictionary.ts';

export type OrderWords = typeof es;

/** Sentences of an order's page and of its statuses. */
export const ORDER_WORDS: Dictionary<OrderWords> = { es, en, pt };
