import type { FieldDescriptor } from '../../../domain/schema/descriptors.ts';
import { useNumber } from '../../ui/figure/Money.tsx';

/** Writes numbers of a field, as its own display does: `1.204` kilometres, but the year `2024`. */
export function useFieldNumber({ display }: FieldDescriptor): (value: number) => string {
  const grouped = useNumber();
  return display === 'text' ? String : grouped;
}
