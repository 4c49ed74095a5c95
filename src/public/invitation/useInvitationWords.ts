import { use } from 'react';
import spanish from '../../../i18n/visitor/invitation/es.json';
import { useLanguage } from '../useWords.ts';

/** The sentences of the invitation's page. They come with the page, not with the login. */
export type InvitationWords = typeof spanish;

const loaded = new Map<string, Promise<InvitationWords>>();

/** Suspends while another language than Spanish is on its way. */
export function useInvitationWords(): InvitationWords {
  const language = useLanguage();
  if (language.startsWith('es')) return spanish;
  const known = loaded.get(language);
  if (known !== undefined) return use(known);
  const words = load(language);
  loaded.set(language, words);
  return use(words);
}

async function load(language: string): Promise<InvitationWords> {
  if (language.startsWith('pt')) return (await import('../../../i18n/visitor/invitation/pt.json')).default;
  return (await import('../../../i18n/visitor/invitation/en.json')).default;
}
