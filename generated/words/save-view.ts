// Generated from i18n/save-view by `npm run schema types`. Edit the words instead.
import en from '../../i18n/save-view/en.json';
import es from '../../i18n/save-view/es.json';
import pt from '../../i18n/save-view/pt.json';

export type SaveViewWords = typeof es;

/** A sentence that one language lacks does not compile. */
export const SAVE_VIEW_WORDS: Readonly<Record<'es' | 'en' | 'pt', SaveViewWords>> = { es, en, pt };
