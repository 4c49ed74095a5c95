import es from '../../../i18n/visitor/invitation/es.json';
import { lazyDictionary } from '../words/useLazyDictionary.ts';

export type InvitationWords = typeof es;

/** Sentences of the invitation page. They load with it, not with the login. */
export const INVITATION_WORDS = lazyDictionary(es, {
  en: () => import('../../../i18n/visitor/invitation/en.json'),
  pt: () => import('../../../i18n/visitor/invitation/pt.json'),
});
