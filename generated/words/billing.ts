// Generated from i18n/billing by `npm run schema types`. Edit the words instead.
import en from '../../i18n/billing/en.json';
import es from '../../i18n/billing/es.json';
import pt from '../../i18n/billing/pt.json';

export type BillingWords = typeof es;

/** A sentence that one language lacks does not compile. */
export const BILLING_WORDS: Readonly<Record<'es' | 'en' | 'pt', BillingWords>> = { es, en, pt };
