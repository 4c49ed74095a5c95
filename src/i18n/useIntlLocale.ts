import { useLocale } from 'ra-core';
import { DEFAULT_LOCALE, intlLocale } from './locales.ts';

/** The tag of the language on screen, as `Intl` takes it (`es-CO`). */
export function useIntlLocale(): string {
  return intlLocale(useLocale() ?? DEFAULT_LOCALE);
}
