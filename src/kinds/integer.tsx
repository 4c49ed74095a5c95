import type { FieldDescriptor } from '../../domain/schema/descriptors.ts';
import { Figures, useNumber } from '../ui/figure/Money.tsx';
import type { FieldProps } from './fields/field.ts';
import type { Displays, KindView } from './kind.ts';

export const view: KindView = { filter: 'number', sorted: 'count' };

export const displays = {
  number: { Field: NumberField, width: 110, align: 'right', short: true },
} satisfies Displays;

export function NumberField({ value }: FieldProps) {
  const number = useNumber();
  return <Figures>{typeof value === 'number' ? number(value) : String(value)}</Figures>;
}

/** Writes numbers of a field, as its own display does: `1.204` kilometres, but the year `2024`. */
export function useFieldNumber({ display }: FieldDescriptor): (value: number) => string {
  const grouped = useNumber();
  return display === 'text' ? String : grouped;
}
