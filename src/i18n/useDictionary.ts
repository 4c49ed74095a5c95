import type { AppLocale } from './locales.ts';
import { useAppLocale } from './useAppLocale.ts';
import { inLocale } from './words.ts';

/** The sentences of one part of the admin. A missing sentence in any language does not compile. */
export type Dictionary<W> = Readonly<Record<AppLocale, W>>;

/** The sentences of a part in the current language; they load with the code of that part. */
export function useDictionary<W>(dictionary: Dictionary<W>): W {
  return inLocale(dictionary, useAppLocale());
}
