import en from '../../../i18n/share/en.json';
import es from '../../../i18n/share/es.json';
import pt from '../../../i18n/share/pt.json';
import type { Dictionary } from '../../i18n/useDictionary.ts';

/** Sentences of sharing; they load with its dialog. */
export const SHARE_WORDS: Dictionary<typeof es> = { es, en, pt };
