// Generated from i18n/orders-payment by `npm run schema types`. Edit the words instead.
import en from '../../i18n/orders-payment/en.json';
import es from '../../i18n/orders-payment/es.json';
import pt from '../../i18n/orders-payment/pt.json';

export type OrdersPaymentWords = typeof es;

/** A sentence that one language lacks does not compile. */
export const ORDERS_PAYMENT_WORDS: Readonly<Record<'es' | 'en' | 'pt', OrdersPaymentWords>> = { es, en, pt };
