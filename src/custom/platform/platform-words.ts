import en from '../../../i18n/platform/en.json';
import es from '../../../i18n/platform/es.json';
import pt from '../../../i18n/platform/pt.json';
import type { Dictionary } from '../../i18n/useDictionary.ts';

/** Sentences of the pages for the platform's staff. */
export const PLATFORM_WORDS: Dictionary<typeof es> = { es, en, pt };
