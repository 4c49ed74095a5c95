// Generated from i18n/payment-link by `npm run schema types`. Edit the words instead.
import en from '../../i18n/payment-link/en.json';
import es from '../../i18n/payment-link/es.json';
import pt from '../../i18n/payment-link/pt.json';

export type PaymentLinkWords = typeof es;

/** A sentence that one language lacks does not compile. */
export const PAYMENT_LINK_WORDS: Readonly<Record<'es' | 'en' | 'pt', PaymentLinkWords>> = { es, en, pt };
