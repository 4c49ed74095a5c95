import en from '../../../../i18n/orders-refund/en.json';
import es from '../../../../i18n/orders-refund/es.json';
import pt from '../../../../i18n/orders-refund/pt.json';
import type { Dictionary } from '../../../i18n/useDictionary.ts';

/** Sentences of refunds. */
export const REFUND_WORDS: Dictionary<typeof es> = { es, en, pt };
