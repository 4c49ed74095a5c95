import { DateText } from '../ui/figure/DateText.tsx';
import type { FieldProps } from './fields/field.ts';
import type { Displays, KindView } from './kind.ts';

export const view: KindView = { filter: 'days', sorted: 'when' };

export const displays = {
  datetime: { Field: DateTimeField, width: 160, clearOnce: true, short: true, fact: true },
} satisfies Displays;

/** `hoy, 8:00 p. m.` */
export function DateTimeField({ value }: FieldProps) {
  return <DateText at={String(value)} time />;
}
