import { isAppLocale } from './locales.ts';

/** The words of a schema in a language; Spanish for missing ones. */
export function inLocale<T>(words: { es: T; en?: T; pt?: T }, locale: string): T {
  return (isAppLocale(locale) ? words[locale] : undefined) ?? words.es;
}
