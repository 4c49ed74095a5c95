// Generated from i18n/checkout-form by `npm run schema types`. Edit the words instead.
import en from '../../i18n/checkout-form/en.json';
import es from '../../i18n/checkout-form/es.json';
import pt from '../../i18n/checkout-form/pt.json';

export type CheckoutFormWords = typeof es;

/** A sentence that one language lacks does not compile. */
export const CHECKOUT_FORM_WORDS: Readonly<Record<'es' | 'en' | 'pt', CheckoutFormWords>> = { es, en, pt };
