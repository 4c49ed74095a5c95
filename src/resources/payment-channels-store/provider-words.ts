import en from '../../../i18n/payment-providers/en.json';
import es from '../../../i18n/payment-providers/es.json';
import pt from '../../../i18n/payment-providers/pt.json';
import type { Dictionary } from '../../i18n/useDictionary.ts';

export type ProviderWords = typeof es;
/** Sentences of the pages with the ways in which a store is paid. */
export const PROVIDER_WORDS: Dictionary<ProviderWords> = { es, en, pt };
