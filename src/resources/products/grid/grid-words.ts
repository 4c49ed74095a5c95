import en from '../../../../i18n/product-grid/en.json';
import es from '../../../../i18n/product-grid/es.json';
import pt from '../../../../i18n/product-grid/pt.json';
import type { Dictionary } from '../../../i18n/useDictionary.ts';

export type GridWords = typeof es;

/** Sentences of the grid of products. */
export const GRID_WORDS: Dictionary<GridWords> = { es, en, pt };
