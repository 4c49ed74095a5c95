// Generated from i18n/orders-proof by `npm run schema types`. Edit the words instead.
import en from '../../i18n/orders-proof/en.json';
import es from '../../i18n/orders-proof/es.json';
import pt from '../../i18n/orders-proof/pt.json';

export type OrdersProofWords = typeof es;

/** A sentence that one language lacks does not compile. */
export const ORDERS_PROOF_WORDS: Readonly<Record<'es' | 'en' | 'pt', OrdersProofWords>> = { es, en, pt };
