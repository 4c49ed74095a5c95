import { useCallback } from 'react';
import type { Words } from '../../domain/schema/vocabulary.ts';
import { inLocale } from './words.ts';
import { useAppLocale } from './useAppLocale.ts';

/** Reads a label of a schema (`{es, en?, pt?}`) in the current language. */
export function useLabel(): (words: Words) => string {
  const locale = useAppLocale();
  return useCallback((words: Words) => inLocale(words, locale), [locale]);
}
