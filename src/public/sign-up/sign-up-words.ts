import es from '../../../i18n/visitor/sign-up/es.json';
import { lazyWords } from '../../i18n/words.ts';

export type SignUpWords = typeof es;

/** Sentences of the sign-up pages. They load with them, not with the login. */
export const SIGN_UP_WORDS = lazyWords(es, {
  en: () => import('../../../i18n/visitor/sign-up/en.json'),
  pt: () => import('../../../i18n/visitor/sign-up/pt.json'),
});
