// Generated from i18n/orders-timeline by `npm run schema types`. Edit the words instead.
import en from '../../i18n/orders-timeline/en.json';
import es from '../../i18n/orders-timeline/es.json';
import pt from '../../i18n/orders-timeline/pt.json';

export type OrdersTimelineWords = typeof es;

/** A sentence that one language lacks does not compile. */
export const ORDERS_TIMELINE_WORDS: Readonly<Record<'es' | 'en' | 'pt', OrdersTimelineWords>> = { es, en, pt };
