import en from '../../../../i18n/products-list/en.json';
import es from '../../../../i18n/products-list/es.json';
import pt from '../../../../i18n/products-list/pt.json';
import type { Dictionary } from '../../../i18n/useDictionary.ts';

/** Sentences of the bespoke parts of the product list. */
export const LIST_WORDS: Dictionary<typeof es> = { es, en, pt };
