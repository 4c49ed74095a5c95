import { useLocale } from 'ra-core';
import en from '../../../i18n/account/en.json';
import es from '../../../i18n/account/es.json';
import pt from '../../../i18n/account/pt.json';
import type { AppLocale } from '../../i18n/locales.ts';
import { inLocale } from '../../i18n/words.ts';

export type AccountWords = typeof es;

/** A language that lacks a sentence does not compile. */
const WORDS: Record<AppLocale, AccountWords> = { es, en, pt };

/** Words of the account's own page, which come with it. */
export function useAccountWords(): AccountWords {
  return inLocale(WORDS, useLocale() ?? 'es');
}
