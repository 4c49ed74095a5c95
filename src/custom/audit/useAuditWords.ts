import { useLocale } from 'ra-core';
import en from '../../../i18n/audit/en.json';
import es from '../../../i18n/audit/es.json';
import pt from '../../../i18n/audit/pt.json';
import type { AppLocale } from '../../i18n/locales.ts';
import { inLocale } from '../../i18n/words.ts';

export type AuditWords = typeof es;

/** A language that lacks a sentence does not compile. */
const WORDS: Record<AppLocale, AuditWords> = { es, en, pt };

/** Words of the log's page, which come with it. */
export function useAuditWords(): AuditWords {
  return inLocale(WORDS, useLocale() ?? 'es');
}

/** The word under a name that came from the server; undefined for one that has no word. */
export function wordOf(words: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(words, name) ? words[name] : undefined;
}
