// Generated from i18n/customer-data by `npm run schema types`. Edit the words instead.
import en from '../../i18n/customer-data/en.json';
import es from '../../i18n/customer-data/es.json';
import pt from '../../i18n/customer-data/pt.json';

export type CustomerDataWords = typeof es;

/** A sentence that one language lacks does not compile. */
export const CUSTOMER_DATA_WORDS: Readonly<Record<'es' | 'en' | 'pt', CustomerDataWords>> = { es, en, pt };
