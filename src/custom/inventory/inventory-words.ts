import en from '../../../i18n/inventory/en.json';
import es from '../../../i18n/inventory/es.json';
import pt from '../../../i18n/inventory/pt.json';
import type { Dictionary } from '../../i18n/useDictionary.ts';

export type InventoryWords = typeof es;

/** Sentences of the inventory. */
export const INVENTORY_WORDS: Dictionary<InventoryWords> = { es, en, pt };
