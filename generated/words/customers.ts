// Generated from i18n/customers by `npm run schema types`. Edit the words instead.
import en from '../../i18n/customers/en.json';
import es from '../../i18n/customers/es.json';
import pt from '../../i18n/customers/pt.json';

export type CustomersWords = typeof es;

/** A sentence that one language lacks does not compile. */
export const CUSTOMERS_WORDS: Readonly<Record<'es' | 'en' | 'pt', CustomersWords>> = { es, en, pt };
