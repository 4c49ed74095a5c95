import en from '../../../../i18n/legal/en.json';
import es from '../../../../i18n/legal/es.json';
import pt from '../../../../i18n/legal/pt.json';
import type { Dictionary } from '../../../i18n/useDictionary.ts';

export type LegalWords = typeof es;
/** Sentences of the terms and conditions. */
export const LEGAL_WORDS: Dictionary<LegalWords> = { es, en, pt };
