// Generated from i18n/orders-transfer by `npm run schema types`. Edit the words instead.
import en from '../../i18n/orders-transfer/en.json';
import es from '../../i18n/orders-transfer/es.json';
import pt from '../../i18n/orders-transfer/pt.json';

export type OrdersTransferWords = typeof es;

/** A sentence that one language lacks does not compile. */
export const ORDERS_TRANSFER_WORDS: Readonly<Record<'es' | 'en' | 'pt', OrdersTransferWords>> = { es, en, pt };
