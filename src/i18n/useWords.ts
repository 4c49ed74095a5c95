import { useCallback } from 'react';
import { useLocale } from 'ra-core';
import type { Words } from '../../domain/schema/vocabulary.ts';
import { inLocale } from './words.ts';

/** Reads `{es, en?, pt?}` of a schema in the language on screen. */
export function useWords(): (words: Words) => string {
  const locale = useLocale();
  return useCallback((words: Words) => inLocale(words, locale), [locale]);
}
