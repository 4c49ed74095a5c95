// Generated from i18n/orders-print by `npm run schema types`. Edit the words instead.
import en from '../../i18n/orders-print/en.json';
import es from '../../i18n/orders-print/es.json';
import pt from '../../i18n/orders-print/pt.json';

export type OrdersPrintWords = typeof es;

/** A sentence that one language lacks does not compile. */
export const ORDERS_PRINT_WORDS: Readonly<Record<'es' | 'en' | 'pt', OrdersPrintWords>> = { es, en, pt };
