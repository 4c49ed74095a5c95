// Generated from i18n/answers by `npm run schema types`. Edit the words instead.
import en from '../../i18n/answers/en.json';
import es from '../../i18n/answers/es.json';
import pt from '../../i18n/answers/pt.json';

export type AnswersWords = typeof es;

/** A sentence that one language lacks does not compile. */
export const ANSWERS_WORDS: Readonly<Record<'es' | 'en' | 'pt', AnswersWords>> = { es, en, pt };
