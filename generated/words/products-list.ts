// Generated from i18n/products-list by `npm run schema types`. Edit the words instead.
import en from '../../i18n/products-list/en.json';
import es from '../../i18n/products-list/es.json';
import pt from '../../i18n/products-list/pt.json';

export type ProductsListWords = typeof es;

/** A sentence that one language lacks does not compile. */
export const PRODUCTS_LIST_WORDS: Readonly<Record<'es' | 'en' | 'pt', ProductsListWords>> = { es, en, pt };
