import en from '../../../../i18n/customer-data/en.json';
import es from '../../../../i18n/customer-data/es.json';
import pt from '../../../../i18n/customer-data/pt.json';
import type { Dictionary } from '../../../i18n/useDictionary.ts';

/** Sentences about a client's personal data and consents. */
export const CUSTOMER_DATA_WORDS: Dictionary<typeof es> = { es, en, pt };
