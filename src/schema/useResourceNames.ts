import type { Name } from '../../domain/schema/vocabulary.ts';
import { inLocale } from '../i18n/words.ts';
import { useAppLocale } from '../i18n/useAppLocale.ts';
import { useDescriptor } from './useDescriptor.ts';

/** 'Producto' and 'Productos', and in lower case for the middle of a sentence. */
export function useResourceNames(): Name & { lowerOne: string; lowerMany: string } {
  const { label } = useDescriptor();
  const locale = useAppLocale();
  const { one, many } = inLocale(label, locale);
  return { one, many, lowerOne: one.toLocaleLowerCase(locale), lowerMany: many.toLocaleLowerCase(locale) };
}
