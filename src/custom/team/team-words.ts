import en from '../../../i18n/team/en.json';
import es from '../../../i18n/team/es.json';
import pt from '../../../i18n/team/pt.json';
import type { Dictionary } from '../../i18n/useDictionary.ts';

export type TeamWords = typeof es;

/** Sentences of the team's screens. */
export const TEAM_WORDS: Dictionary<TeamWords> = { es, en, pt };
