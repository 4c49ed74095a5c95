import { useLocale } from 'ra-core';
import en from '../../../i18n/shell/en.json';
import es from '../../../i18n/shell/es.json';
import pt from '../../../i18n/shell/pt.json';
import type { AppLocale } from '../../i18n/locales.ts';
import { inLocale } from '../../i18n/words.ts';

export type ShellWords = typeof es;

/** A language that lacks a sentence does not compile. */
const WORDS: Record<AppLocale, ShellWords> = { es, en, pt };

/** Words of the parts of the shell that are fetched when they are opened; the first page does not wait for them. */
export function useShellWords(): ShellWords {
  return inLocale(WORDS, useLocale() ?? 'es');
}
