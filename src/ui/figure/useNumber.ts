import { useCallback } from 'react';
import { useIntlLocale } from '../../i18n/useIntlLocale.ts';

/** Formats counts in the current language: `1.204`. */
export function useNumber(): (value: number) => string {
  const locale = useIntlLocale();
  return useCallback((value) => value.toLocaleString(locale), [locale]);
}
