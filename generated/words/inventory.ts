// Generated from i18n/inventory by `npm run schema types`. Edit the words instead.
import en from '../../i18n/inventory/en.json';
import es from '../../i18n/inventory/es.json';
import pt from '../../i18n/inventory/pt.json';

export type InventoryWords = typeof es;

/** A sentence that one language lacks does not compile. */
export const INVENTORY_WORDS: Readonly<Record<'es' | 'en' | 'pt', InventoryWords>> = { es, en, pt };
