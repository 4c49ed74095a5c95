/** Languages of the product. Spanish is the source and always loaded. `language` is each language's own name. */
export const LOCALES = [
  { locale: 'es', name: 'Español', intl: 'es-CO' },
  { locale: 'en', name: 'English', intl: 'en-US' },
  { locale: 'pt', name: 'Português', intl: 'pt-BR' },
] as const;

export type AppLocale = (typeof LOCALES)[number]['locale'];

export const DEFAULT_LOCALE: AppLocale = 'es';

export function isAppLocale(value: string): value is AppLocale {
  return LOCALES.some(({ locale }) => locale === value);
}

/** The tag that `Intl` takes: es-CO writes `$ 89.900`, es-ES would not. */
export function intlLocale(locale: string): string {
  return LOCALES.find((one) => one.locale === locale)?.intl ?? 'es-CO';
}
