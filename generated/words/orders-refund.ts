// Generated from i18n/orders-refund by `npm run schema types`. Edit the words instead.
import en from '../../i18n/orders-refund/en.json';
import es from '../../i18n/orders-refund/es.json';
import pt from '../../i18n/orders-refund/pt.json';

export type OrdersRefundWords = typeof es;

/** A sentence that one language lacks does not compile. */
export const ORDERS_REFUND_WORDS: Readonly<Record<'es' | 'en' | 'pt', OrdersRefundWords>> = { es, en, pt };
