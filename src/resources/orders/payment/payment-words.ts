import en from '../../../../i18n/orders-payment/en.json';
import es from '../../../../i18n/orders-payment/es.json';
import pt from '../../../../i18n/orders-payment/pt.json';
import type { Dictionary } from '../../../i18n/useDictionary.ts';

/** Sentences of payment links. */
export const PAYMENT_WORDS: Dictionary<typeof es> = { es, en, pt };
