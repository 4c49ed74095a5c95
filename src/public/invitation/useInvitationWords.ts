import { use } from 'react';
import spanish from '../../../i18n/visitor/invitation/es.json';
import { onceEach } from '../../loading/once-each.ts';
import { useLanguage } from '../words/useWords.ts';

/** The sentences of the invitation's page. They come with the page, not with the login. */
export type InvitationWords = typeof spanish;

const wordsIn = onceEach(load);

/** Suspends while another language than Spanish is on its way. */
export function useInvitationWords(): InvitationWords {
  const language = useLanguage();
  return language.startsWith('es') ? spanish : use(wordsIn(language));
}

async function load(language: string): Promise<InvitationWords> {
  if (language.startsWith('pt')) return (await import('../../../i18n/visitor/invitation/pt.json')).default;
  return (await import('../../../i18n/visitor/invitation/en.json')).default;
}
