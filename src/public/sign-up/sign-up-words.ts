import es from '../../../i18n/visitor/sign-up/es.json';
import { lazyDictionary } from '../words/useLazyDictionary.ts';

export type SignUpWords = typeof es;

/** Sentences of the sign-up's pages. They come with them, not with the login. */
export const SIGN_UP_WORDS = lazyDictionary(es, {
  en: () => import('../../../i18n/visitor/sign-up/en.json'),
  pt: () => import('../../../i18n/visitor/sign-up/pt.json'),
});
