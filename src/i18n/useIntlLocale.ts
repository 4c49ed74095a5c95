import { useLocale } from 'ra-core';
import { DEFAULT_LOCALE, intlLocale } from './locales.ts';

/** The tag of the current language for `Intl` (`es-CO`). */
export function useIntlLocale(): string {
  return intlLocale(useLocale() ?? DEFAULT_LOCALE);
}
