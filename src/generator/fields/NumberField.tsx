import { useLocale } from 'ra-core';
import { intlLocale } from '../../i18n/locales.ts';
import { Figures } from '../../ui/figure/Figures.tsx';
import type { FieldProps } from './field.ts';

export function NumberField({ value }: FieldProps) {
  const locale = intlLocale(useLocale() ?? '');
  return <Figures>{typeof value === 'number' ? value.toLocaleString(locale) : String(value)}</Figures>;
}
