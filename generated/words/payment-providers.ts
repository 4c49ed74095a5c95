// Generated from i18n/payment-providers by `npm run schema types`. Edit the words instead.
import en from '../../i18n/payment-providers/en.json';
import es from '../../i18n/payment-providers/es.json';
import pt from '../../i18n/payment-providers/pt.json';

export type PaymentProvidersWords = typeof es;

/** A sentence that one language lacks does not compile. */
export const PAYMENT_PROVIDERS_WORDS: Readonly<Record<'es' | 'en' | 'pt', PaymentProvidersWords>> = { es, en, pt };
