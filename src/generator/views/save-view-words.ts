import en from '../../../i18n/save-view/en.json';
import es from '../../../i18n/save-view/es.json';
import pt from '../../../i18n/save-view/pt.json';
import type { Dictionary } from '../../i18n/useDictionary.ts';

/** Sentences of the dialog of a saved view, which load with it. */
export const SAVE_VIEW_WORDS: Dictionary<typeof es> = { es, en, pt };
