import en from '../../../../i18n/orders-collect/en.json';
import es from '../../../../i18n/orders-collect/es.json';
import pt from '../../../../i18n/orders-collect/pt.json';
import type { Dictionary } from '../../../i18n/useDictionary.ts';

/** Sentences of collecting what a paid order lacks after an edit. */
export const COLLECT_WORDS: Dictionary<typeof es> = { es, en, pt };
