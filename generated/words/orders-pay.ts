// Generated from i18n/orders-pay by `npm run schema types`. Edit the words instead.
import en from '../../i18n/orders-pay/en.json';
import es from '../../i18n/orders-pay/es.json';
import pt from '../../i18n/orders-pay/pt.json';

export type OrdersPayWords = typeof es;

/** A sentence that one language lacks does not compile. */
export const ORDERS_PAY_WORDS: Readonly<Record<'es' | 'en' | 'pt', OrdersPayWords>> = { es, en, pt };
