import { useIntlLocale } from '../i18n/words.ts';
import { Figures } from '../ui/figure/Money.tsx';
import type { FieldProps } from './fields/field.ts';
import type { Displays, KindView } from './kind.ts';

export const view: KindView = { filter: 'number', sorted: 'count' };

export const displays = {
  percent: { Field: PercentField, width: 110, align: 'right', short: true },
} satisfies Displays;

/** `12,5%`. */
export function PercentField({ value }: FieldProps) {
  const locale = useIntlLocale();
  const share = Number(value) / 100;
  return <Figures>{share.toLocaleString(locale, { style: 'percent', maximumFractionDigits: 4 })}</Figures>;
}
