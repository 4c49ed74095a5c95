import { use } from 'react';
import spanish from '../../../i18n/visitor/sign-up/es.json';
import { useLanguage } from '../useWords.ts';

/** The sentences of the sign-up's pages. They come with the pages, not with the login. */
export type SignUpWords = typeof spanish;

const loaded = new Map<string, Promise<SignUpWords>>();

/** Suspends while another language than Spanish is on its way. */
export function useSignUpWords(): SignUpWords {
  const language = useLanguage();
  if (language.startsWith('es')) return spanish;
  const known = loaded.get(language);
  if (known !== undefined) return use(known);
  const words = load(language);
  loaded.set(language, words);
  return use(words);
}

async function load(language: string): Promise<SignUpWords> {
  if (language.startsWith('pt')) return (await import('../../../i18n/visitor/sign-up/pt.json')).default;
  return (await import('../../../i18n/visitor/sign-up/en.json')).default;
}
