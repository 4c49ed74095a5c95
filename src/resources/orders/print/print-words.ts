import en from '../../../../i18n/orders-print/en.json';
import es from '../../../../i18n/orders-print/es.json';
import pt from '../../../../i18n/orders-print/pt.json';
import type { Dictionary } from '../../../i18n/useDictionary.ts';

/** Sentences of packing slips and receipts. */
export const PRINT_WORDS: Dictionary<typeof es> = { es, en, pt };
