// Generated from i18n/orders-collect by `npm run schema types`. Edit the words instead.
import en from '../../i18n/orders-collect/en.json';
import es from '../../i18n/orders-collect/es.json';
import pt from '../../i18n/orders-collect/pt.json';

export type OrdersCollectWords = typeof es;

/** A sentence that one language lacks does not compile. */
export const ORDERS_COLLECT_WORDS: Readonly<Record<'es' | 'en' | 'pt', OrdersCollectWords>> = { es, en, pt };
