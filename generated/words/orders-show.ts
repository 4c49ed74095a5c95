// Generated from i18n/orders-show by `npm run schema types`. Edit the words instead.
import en from '../../i18n/orders-show/en.json';
import es from '../../i18n/orders-show/es.json';
import pt from '../../i18n/orders-show/pt.json';

export type OrdersShowWords = typeof es;

/** A sentence that one language lacks does not compile. */
export const ORDERS_SHOW_WORDS: Readonly<Record<'es' | 'en' | 'pt', OrdersShowWords>> = { es, en, pt };
