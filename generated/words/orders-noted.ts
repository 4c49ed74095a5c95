// Generated from i18n/orders-noted by `npm run schema types`. Edit the words instead.
import en from '../../i18n/orders-noted/en.json';
import es from '../../i18n/orders-noted/es.json';
import pt from '../../i18n/orders-noted/pt.json';

export type OrdersNotedWords = typeof es;

/** A sentence that one language lacks does not compile. */
export const ORDERS_NOTED_WORDS: Readonly<Record<'es' | 'en' | 'pt', OrdersNotedWords>> = { es, en, pt };
