import en from '../../../i18n/bulk/en.json';
import es from '../../../i18n/bulk/es.json';
import pt from '../../../i18n/bulk/pt.json';
import type { Dictionary } from '../../i18n/useDictionary.ts';

export type BulkWords = typeof es;

/** Sentences of what is done to several records at once. */
export const BULK_WORDS: Dictionary<BulkWords> = { es, en, pt };
