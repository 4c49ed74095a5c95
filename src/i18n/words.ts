import { createContext, use, useCallback, useContext } from 'react';
import { formatCount, pluralOf } from '../../domain/numbers/count.ts';
import type { Words } from '../../domain/schema/vocabulary.ts';
import { memoizePromise, type Memoized } from '../loading/memoize-promise.ts';
import { DEFAULT_LOCALE, intlLocale, isAppLocale, type AppLocale } from './locales.ts';

/** The language on screen. The admin and the public pages provide it; Spanish before it is known. */
export const LocaleContext = createContext<AppLocale>(DEFAULT_LOCALE);

/** The current language, Spanish before it is known. */
export function useAppLocale(): AppLocale {
  return useContext(LocaleContext);
}

/** The tag of the current language for `Intl` (`es-CO`). */
export function useIntlLocale(): string {
  return intlLocale(useAppLocale());
}

/**
 * The sentences of a folder of `i18n/`: in all languages from `generated/words/`, which load with the code that uses
 * them, or the lazy ones of a public page.
 */
export type FolderWords<W> = Readonly<Record<AppLocale, W>> | LazyWords<W>;

/** Spanish loads with the code, the other languages on demand, so that a visitor loads one of them. */
export interface LazyWords<W> {
  es: W;
  load: Memoized<'en' | 'pt', W>;
}

export function lazyWords<W>(
  es: W,
  loaders: Record<'en' | 'pt', () => Promise<{ default: W }>>,
): LazyWords<W> {
  return { es, load: memoizePromise(async (language: 'en' | 'pt') => (await loaders[language]()).default) };
}

/** The sentences of a folder of `i18n/` in the current language. Suspends while lazy ones load. */
export function useWords<W>(words: FolderWords<W>): W {
  const locale = useAppLocale();
  if (!('load' in words)) return words[locale];
  if (locale === 'es') return words.es;
  return words.load.arrived(locale) ?? use(words.load(locale));
}

/** The words of a schema in a language; Spanish for missing ones. */
export function inLocale<T>(words: { es: T; en?: T; pt?: T }, locale: string): T {
  return (isAppLocale(locale) ? words[locale] : undefined) ?? words.es;
}

/** Reads a label of a schema (`{es, en?, pt?}`) in the current language. */
export function useLabel(): (words: Words) => string {
  const locale = useAppLocale();
  return useCallback((words: Words) => inLocale(words, locale), [locale]);
}

/** Puts values into a sentence: `%{wait}`. */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/%\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole));
}

/** Between the forms of a sentence: for one, and for any other number. */
const OR = ' |||| ';

/** Puts a number into a sentence, in the form that it asks for: `%{smart_count} fila |||| %{smart_count} filas`. */
export function fillCount(
  sentence: string,
  count: number,
  locale: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const [one = '', other = one] = sentence.split(OR);
  const tag = intlLocale(locale);
  const form = pluralOf(count, tag) === 'one' ? one : other;
  return fill(form, { ...values, smart_count: formatCount(count, tag) });
}
