import en from '../../../../i18n/product-actions/en.json';
import es from '../../../../i18n/product-actions/es.json';
import pt from '../../../../i18n/product-actions/pt.json';
import type { Dictionary } from '../../../i18n/useDictionary.ts';

/** Sentences of what can be done with a product from its form. */
export const ACTION_WORDS: Dictionary<typeof es> = { es, en, pt };
