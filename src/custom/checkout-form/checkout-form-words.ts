import en from '../../../i18n/checkout-form/en.json';
import es from '../../../i18n/checkout-form/es.json';
import pt from '../../../i18n/checkout-form/pt.json';
import type { Dictionary } from '../../i18n/useDictionary.ts';

export type CheckoutFormWords = typeof es;
/** Sentences of the editor of the checkout's form. */
export const CHECKOUT_FORM_WORDS: Dictionary<CheckoutFormWords> = { es, en, pt };
