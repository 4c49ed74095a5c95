import { ORDER_STATUS, SHIPPING_STATUS } from '../../../domain/orders/statuses.ts';
import en from '../../../i18n/orders-show/en.json';
import es from '../../../i18n/orders-show/es.json';
import pt from '../../../i18n/orders-show/pt.json';
import listEn from '../../../i18n/orders-list/en.json';
import listEs from '../../../i18n/orders-list/es.json';
import listPt from '../../../i18n/orders-list/pt.json';
import collectEn from '../../../i18n/orders-collect/en.json';
import collectEs from '../../../i18n/orders-collect/es.json';
import collectPt from '../../../i18n/orders-collect/pt.json';
import type { Dictionary } from '../../i18n/useDictionary.ts';

export type OrderWords = typeof es;

/** Sentences of an order's page and of its statuses. */
export const ORDER_WORDS: Dictionary<OrderWords> = { es, en, pt };

/** Sentences of the bespoke parts of the list of orders. */
export const LIST_WORDS: Dictionary<typeof listEs> = { es: listEs, en: listEn, pt: listPt };

/** Sentences of collecting what a paid order lacks after an edit. */
export const COLLECT_WORDS: Dictionary<typeof collectEs> = { es: collectEs, en: collectEn, pt: collectPt };

/** The word for the step that sets a status. */
export const NEXT_WORDS = new Map<number, keyof OrderWords['next']>([
  [ORDER_STATUS.paid, 'paid'],
  [SHIPPING_STATUS.prepared, 'prepared'],
  [SHIPPING_STATUS.dispatched, 'dispatched'],
]);
