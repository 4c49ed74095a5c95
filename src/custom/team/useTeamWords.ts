import { useLocale } from 'ra-core';
import en from '../../../i18n/team/en.json';
import es from '../../../i18n/team/es.json';
import pt from '../../../i18n/team/pt.json';
import type { AppLocale } from '../../i18n/locales.ts';
import { inLocale } from '../../i18n/words.ts';

export type TeamWords = typeof es;

/** A language that lacks a sentence does not compile. */
const WORDS: Record<AppLocale, TeamWords> = { es, en, pt };

/** Words of the team's screens; they come with them. */
export function useTeamWords(): TeamWords {
  return inLocale(WORDS, useLocale() ?? 'es');
}
