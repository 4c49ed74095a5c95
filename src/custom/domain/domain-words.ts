import en from '../../../i18n/domain/en.json';
import es from '../../../i18n/domain/es.json';
import pt from '../../../i18n/domain/pt.json';
import type { Dictionary } from '../../i18n/useDictionary.ts';

export type DomainWords = typeof es;
/** Sentences of the domain wizard. */
export const DOMAIN_WORDS: Dictionary<DomainWords> = { es, en, pt };
