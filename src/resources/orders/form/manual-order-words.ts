import en from '../../../../i18n/manual-order/en.json';
import es from '../../../../i18n/manual-order/es.json';
import pt from '../../../../i18n/manual-order/pt.json';
import type { Dictionary } from '../../../i18n/useDictionary.ts';

export type ManualOrderWords = typeof es;

/** Sentences of the page that creates an order, and of what follows on the order's own page. */
export const MANUAL_ORDER_WORDS: Dictionary<ManualOrderWords> = { es, en, pt };
