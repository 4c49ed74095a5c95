import type { Name } from '../../domain/schema/vocabulary.ts';
import { inLocale, useAppLocale } from '../i18n/words.ts';
import { useDescriptor } from './useDescriptor.ts';

/** 'Producto' and 'Productos', and in lower case for the middle of a sentence. */
export function useResourceNames(): Name & { lowerOne: string; lowerMany: string } {
  const { label } = useDescriptor();
  const locale = useAppLocale();
  const { one, many } = inLocale(label, locale);
  return { one, many, lowerOne: one.toLocaleLowerCase(locale), lowerMany: many.toLocaleLowerCase(locale) };
}
