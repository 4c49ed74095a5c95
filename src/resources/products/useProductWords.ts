import { useLocale } from 'ra-core';
import en from '../../../i18n/products/en.json';
import es from '../../../i18n/products/es.json';
import pt from '../../../i18n/products/pt.json';
import type { AppLocale } from '../../i18n/locales.ts';
import { inLocale } from '../../i18n/words.ts';

export type ProductWords = typeof es;

/** A language that lacks a sentence does not compile. */
const WORDS: Record<AppLocale, ProductWords> = { es, en, pt };

/** Words of the product's own parts of its form; they come with them. */
export function useProductWords(): ProductWords {
  return inLocale(WORDS, useLocale() ?? 'es');
}
