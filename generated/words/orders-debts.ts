// Generated from i18n/orders-debts by `npm run schema types`. Edit the words instead.
import en from '../../i18n/orders-debts/en.json';
import es from '../../i18n/orders-debts/es.json';
import pt from '../../i18n/orders-debts/pt.json';

export type OrdersDebtsWords = typeof es;

/** A sentence that one language lacks does not compile. */
export const ORDERS_DEBTS_WORDS: Readonly<Record<'es' | 'en' | 'pt', OrdersDebtsWords>> = { es, en, pt };
