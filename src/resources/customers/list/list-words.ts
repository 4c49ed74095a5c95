import en from '../../../../i18n/customers-list/en.json';
import es from '../../../../i18n/customers-list/es.json';
import pt from '../../../../i18n/customers-list/pt.json';
import type { Dictionary } from '../../../i18n/useDictionary.ts';

/** Sentences of the bespoke parts of the list of clients. */
export const LIST_WORDS: Dictionary<typeof es> = { es, en, pt };
