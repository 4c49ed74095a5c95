import { use } from 'react';
import { memoizePromise } from '../../loading/memoize-promise.ts';
import { useLanguage } from './usePublicWords.ts';

/** The sentences of some public pages: Spanish loads with their code, other languages on demand. */
export interface LazyDictionary<W> {
  es: W;
  load(language: 'en' | 'pt'): Promise<W>;
}

export function lazyDictionary<W>(
  es: W,
  loaders: Record<'en' | 'pt', () => Promise<{ default: W }>>,
): LazyDictionary<W> {
  return { es, load: memoizePromise(async (language: 'en' | 'pt') => (await loaders[language]()).default) };
}

/** Suspends while a language other than Spanish loads. */
export function useLazyDictionary<W>({ es, load }: LazyDictionary<W>): W {
  const language = useLanguage();
  if (language.startsWith('es')) return es;
  return use(load(language.startsWith('pt') ? 'pt' : 'en'));
}
