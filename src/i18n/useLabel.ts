import { useCallback } from 'react';
import { useLocale } from 'ra-core';
import type { Words } from '../../domain/schema/vocabulary.ts';
import { inLocale } from './words.ts';

/** Reads a label of a schema (`{es, en?, pt?}`) in the current language. */
export function useLabel(): (words: Words) => string {
  const locale = useLocale();
  return useCallback((words: Words) => inLocale(words, locale), [locale]);
}
