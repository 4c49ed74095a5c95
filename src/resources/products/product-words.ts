import en from '../../../i18n/products/en.json';
import es from '../../../i18n/products/es.json';
import pt from '../../../i18n/products/pt.json';
import type { Dictionary } from '../../i18n/useDictionary.ts';

export type ProductWords = typeof es;

/** Sentences of the bespoke parts of the product's form. */
export const PRODUCT_WORDS: Dictionary<ProductWords> = { es, en, pt };
