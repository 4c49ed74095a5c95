import { use } from 'react';
import spanish from '../../../i18n/visitor/sign-up/es.json';
import { onceEach } from '../../loading/once-each.ts';
import { useLanguage } from '../words/useWords.ts';

/** The sentences of the sign-up's pages. They come with the pages, not with the login. */
export type SignUpWords = typeof spanish;

const wordsIn = onceEach(load);

/** Suspends while another language than Spanish is on its way. */
export function useSignUpWords(): SignUpWords {
  const language = useLanguage();
  return language.startsWith('es') ? spanish : use(wordsIn(language));
}

async function load(language: string): Promise<SignUpWords> {
  if (language.startsWith('pt')) return (await import('../../../i18n/visitor/sign-up/pt.json')).default;
  return (await import('../../../i18n/visitor/sign-up/en.json')).default;
}
