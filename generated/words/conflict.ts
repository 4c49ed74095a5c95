// Generated from i18n/conflict by `npm run schema types`. Edit the words instead.
import en from '../../i18n/conflict/en.json';
import es from '../../i18n/conflict/es.json';
import pt from '../../i18n/conflict/pt.json';

export type ConflictWords = typeof es;

/** A sentence that one language lacks does not compile. */
export const CONFLICT_WORDS: Readonly<Record<'es' | 'en' | 'pt', ConflictWords>> = { es, en, pt };
