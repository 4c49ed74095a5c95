import en from '../../../../i18n/orders-edit/en.json';
import es from '../../../../i18n/orders-edit/es.json';
import pt from '../../../../i18n/orders-edit/pt.json';
import type { Dictionary } from '../../../i18n/useDictionary.ts';

export type EditWords = typeof es;

/** Sentences about what saving an edited order does. */
export const EDIT_WORDS: Dictionary<EditWords> = { es, en, pt };
