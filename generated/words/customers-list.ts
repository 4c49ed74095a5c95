// Generated from i18n/customers-list by `npm run schema types`. Edit the words instead.
import en from '../../i18n/customers-list/en.json';
import es from '../../i18n/customers-list/es.json';
import pt from '../../i18n/customers-list/pt.json';

export type CustomersListWords = typeof es;

/** A sentence that one language lacks does not compile. */
export const CUSTOMERS_LIST_WORDS: Readonly<Record<'es' | 'en' | 'pt', CustomersListWords>> = { es, en, pt };
