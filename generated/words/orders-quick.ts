// Generated from i18n/orders-quick by `npm run schema types`. Edit the words instead.
import en from '../../i18n/orders-quick/en.json';
import es from '../../i18n/orders-quick/es.json';
import pt from '../../i18n/orders-quick/pt.json';

export type OrdersQuickWords = typeof es;

/** A sentence that one language lacks does not compile. */
export const ORDERS_QUICK_WORDS: Readonly<Record<'es' | 'en' | 'pt', OrdersQuickWords>> = { es, en, pt };
