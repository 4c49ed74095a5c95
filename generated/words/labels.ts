// Generated from i18n/labels by `npm run schema types`. Edit the words instead.
import en from '../../i18n/labels/en.json';
import es from '../../i18n/labels/es.json';
import pt from '../../i18n/labels/pt.json';

export type LabelsWords = typeof es;

/** A sentence that one language lacks does not compile. */
export const LABELS_WORDS: Readonly<Record<'es' | 'en' | 'pt', LabelsWords>> = { es, en, pt };
