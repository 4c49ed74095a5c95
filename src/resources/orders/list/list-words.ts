import en from '../../../../i18n/orders-list/en.json';
import es from '../../../../i18n/orders-list/es.json';
import pt from '../../../../i18n/orders-list/pt.json';
import type { Dictionary } from '../../../i18n/useDictionary.ts';

/** Sentences of the bespoke parts of the list of orders. */
export const LIST_WORDS: Dictionary<typeof es> = { es, en, pt };
