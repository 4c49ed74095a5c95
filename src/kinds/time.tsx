import { useDates } from '../ui/figure/DateText.tsx';
import { Figures } from '../ui/figure/Money.tsx';
import type { FieldProps } from './fields/field.ts';
import type { Displays, KindView } from './kind.ts';

export const view: KindView = { filter: 'times', sorted: 'when' };

export const displays = { time: { Field: TimeField, short: true, fact: true } } satisfies Displays;

/** A time of day without a zone: `1:30 p. m.` */
export function TimeField({ value }: FieldProps) {
  return <Figures>{useDates().timeOfDay(String(value))}</Figures>;
}
