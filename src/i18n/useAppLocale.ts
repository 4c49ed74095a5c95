import { useLocale } from 'ra-core';
import { DEFAULT_LOCALE, isAppLocale, type AppLocale } from './locales.ts';

/** The current language, Spanish before it is known. */
export function useAppLocale(): AppLocale {
  const locale = useLocale();
  return locale !== undefined && isAppLocale(locale) ? locale : DEFAULT_LOCALE;
}
