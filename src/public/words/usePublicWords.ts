import { createContext, useContext } from 'react';
import { spanish } from './words.ts';

/** The language of the page, and its sentences. */
export const WordsContext = createContext({ language: 'es-CO', words: spanish });

/** Sentences of the public pages. */
export function usePublicWords() {
  return useContext(WordsContext).words;
}

/** BCP 47 tag of the page's language, for `Intl`. */
export function useLanguage(): string {
  return useContext(WordsContext).language;
}
