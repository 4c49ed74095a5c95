// Generated from i18n/product-grid by `npm run schema types`. Edit the words instead.
import en from '../../i18n/product-grid/en.json';
import es from '../../i18n/product-grid/es.json';
import pt from '../../i18n/product-grid/pt.json';

export type ProductGridWords = typeof es;

/** A sentence that one language lacks does not compile. */
export const PRODUCT_GRID_WORDS: Readonly<Record<'es' | 'en' | 'pt', ProductGridWords>> = { es, en, pt };
