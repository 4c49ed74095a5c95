// Generated from i18n/sortable by `npm run schema types`. Edit the words instead.
import en from '../../i18n/sortable/en.json';
import es from '../../i18n/sortable/es.json';
import pt from '../../i18n/sortable/pt.json';

export type SortableWords = typeof es;

/** A sentence that one language lacks does not compile. */
export const SORTABLE_WORDS: Readonly<Record<'es' | 'en' | 'pt', SortableWords>> = { es, en, pt };
