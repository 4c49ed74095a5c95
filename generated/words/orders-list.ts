// Generated from i18n/orders-list by `npm run schema types`. Edit the words instead.
import en from '../../i18n/orders-list/en.json';
import es from '../../i18n/orders-list/es.json';
import pt from '../../i18n/orders-list/pt.json';

export type OrdersListWords = typeof es;

/** A sentence that one language lacks does not compile. */
export const ORDERS_LIST_WORDS: Readonly<Record<'es' | 'en' | 'pt', OrdersListWords>> = { es, en, pt };
