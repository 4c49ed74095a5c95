// Generated from i18n/products by `npm run schema types`. Edit the words instead.
import en from '../../i18n/products/en.json';
import es from '../../i18n/products/es.json';
import pt from '../../i18n/products/pt.json';

export type ProductsWords = typeof es;

/** A sentence that one language lacks does not compile. */
export const PRODUCTS_WORDS: Readonly<Record<'es' | 'en' | 'pt', ProductsWords>> = { es, en, pt };
