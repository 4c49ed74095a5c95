// Generated from i18n/orders-answers by `npm run schema types`. Edit the words instead.
import en from '../../i18n/orders-answers/en.json';
import es from '../../i18n/orders-answers/es.json';
import pt from '../../i18n/orders-answers/pt.json';

export type OrdersAnswersWords = typeof es;

/** A sentence that one language lacks does not compile. */
export const ORDERS_ANSWERS_WORDS: Readonly<Record<'es' | 'en' | 'pt', OrdersAnswersWords>> = { es, en, pt };
