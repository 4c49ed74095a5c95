// Generated from i18n/orders-edit by `npm run schema types`. Edit the words instead.
import en from '../../i18n/orders-edit/en.json';
import es from '../../i18n/orders-edit/es.json';
import pt from '../../i18n/orders-edit/pt.json';

export type OrdersEditWords = typeof es;

/** A sentence that one language lacks does not compile. */
export const ORDERS_EDIT_WORDS: Readonly<Record<'es' | 'en' | 'pt', OrdersEditWords>> = { es, en, pt };
