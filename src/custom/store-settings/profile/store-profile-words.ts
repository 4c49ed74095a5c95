import en from '../../../../i18n/store-profile/en.json';
import es from '../../../../i18n/store-profile/es.json';
import pt from '../../../../i18n/store-profile/pt.json';
import type { Dictionary } from '../../../i18n/useDictionary.ts';

export type StoreProfileWords = typeof es;
/** Sentences of the store's profile. */
export const STORE_PROFILE_WORDS: Dictionary<StoreProfileWords> = { es, en, pt };
