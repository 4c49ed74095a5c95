import en from '../../../i18n/export/en.json';
import es from '../../../i18n/export/es.json';
import pt from '../../../i18n/export/pt.json';
import type { Dictionary } from '../../i18n/useDictionary.ts';

/** Sentences of the export. */
export const EXPORT_WORDS: Dictionary<typeof es> = { es, en, pt };
