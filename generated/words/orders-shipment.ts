// Generated from i18n/orders-shipment by `npm run schema types`. Edit the words instead.
import en from '../../i18n/orders-shipment/en.json';
import es from '../../i18n/orders-shipment/es.json';
import pt from '../../i18n/orders-shipment/pt.json';

export type OrdersShipmentWords = typeof es;

/** A sentence that one language lacks does not compile. */
export const ORDERS_SHIPMENT_WORDS: Readonly<Record<'es' | 'en' | 'pt', OrdersShipmentWords>> = { es, en, pt };
