import en from '../../../i18n/account/en.json';
import es from '../../../i18n/account/es.json';
import pt from '../../../i18n/account/pt.json';
import type { Dictionary } from '../../i18n/useDictionary.ts';

export type AccountWords = typeof es;

/** Sentences of the account page. */
export const ACCOUNT_WORDS: Dictionary<AccountWords> = { es, en, pt };
