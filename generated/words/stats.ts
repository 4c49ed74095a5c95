// Generated from i18n/stats by `npm run schema types`. Edit the words instead.
import en from '../../i18n/stats/en.json';
import es from '../../i18n/stats/es.json';
import pt from '../../i18n/stats/pt.json';

export type StatsWords = typeof es;

/** A sentence that one language lacks does not compile. */
export const STATS_WORDS: Readonly<Record<'es' | 'en' | 'pt', StatsWords>> = { es, en, pt };
