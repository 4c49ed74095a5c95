import en from '../../../../i18n/orders-shipment/en.json';
import es from '../../../../i18n/orders-shipment/es.json';
import pt from '../../../../i18n/orders-shipment/pt.json';
import type { Dictionary } from '../../../i18n/useDictionary.ts';

/** Sentences of carrier and tracking. */
export const SHIPMENT_WORDS: Dictionary<typeof es> = { es, en, pt };
