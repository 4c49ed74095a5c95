// Generated from i18n/team by `npm run schema types`. Edit the words instead.
import en from '../../i18n/team/en.json';
import es from '../../i18n/team/es.json';
import pt from '../../i18n/team/pt.json';

export type TeamWords = typeof es;

/** A sentence that one language lacks does not compile. */
export const TEAM_WORDS: Readonly<Record<'es' | 'en' | 'pt', TeamWords>> = { es, en, pt };
