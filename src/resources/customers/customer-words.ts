import en from '../../../i18n/customers/en.json';
import es from '../../../i18n/customers/es.json';
import pt from '../../../i18n/customers/pt.json';
import type { Dictionary } from '../../i18n/useDictionary.ts';

/** Sentences of a customer's page. */
export const CUSTOMER_WORDS: Dictionary<typeof es> = { es, en, pt };
