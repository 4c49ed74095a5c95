import { intlLocale } from './locales.ts';
import { useAppLocale } from './useAppLocale.ts';

/** The tag of the current language for `Intl` (`es-CO`). */
export function useIntlLocale(): string {
  return intlLocale(useAppLocale());
}
