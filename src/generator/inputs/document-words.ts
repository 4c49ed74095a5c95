import en from '../../../i18n/documents/en.json';
import es from '../../../i18n/documents/es.json';
import pt from '../../../i18n/documents/pt.json';
import type { Dictionary } from '../../i18n/useDictionary.ts';

/** Sentences of choosing and sending documents. */
export const DOCUMENT_WORDS: Dictionary<typeof es> = { es, en, pt };
