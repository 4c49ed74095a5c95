import { DateText } from '../ui/figure/DateText.tsx';
import type { FieldProps } from './fields/field.ts';
import type { Displays, KindView } from './kind.ts';

export const view: KindView = { filter: 'days', sorted: 'when' };

export const displays = {
  date: { Field: DateField, width: 110, clearOnce: true, short: true, fact: true },
} satisfies Displays;

/** `hoy`, `ayer`, `12 nov`. */
export function DateField({ value }: FieldProps) {
  return <DateText at={String(value)} />;
}
