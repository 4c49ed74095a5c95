// Generated from i18n/branches by `npm run schema types`. Edit the words instead.
import en from '../../i18n/branches/en.json';
import es from '../../i18n/branches/es.json';
import pt from '../../i18n/branches/pt.json';

export type BranchesWords = typeof es;

/** A sentence that one language lacks does not compile. */
export const BRANCHES_WORDS: Readonly<Record<'es' | 'en' | 'pt', BranchesWords>> = { es, en, pt };
