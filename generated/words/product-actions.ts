// Generated from i18n/product-actions by `npm run schema types`. Edit the words instead.
import en from '../../i18n/product-actions/en.json';
import es from '../../i18n/product-actions/es.json';
import pt from '../../i18n/product-actions/pt.json';

export type ProductActionsWords = typeof es;

/** A sentence that one language lacks does not compile. */
export const PRODUCT_ACTIONS_WORDS: Readonly<Record<'es' | 'en' | 'pt', ProductActionsWords>> = { es, en, pt };
