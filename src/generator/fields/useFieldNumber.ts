import type { FieldDescriptor } from '../../../domain/schema/descriptors.ts';
import { isQuantity } from '../../../domain/schema/amounts.ts';
import { useNumber } from '../../ui/figure/Money.tsx';

/** Writes numbers of a field, as its own display does: `1.204` kilometres, but the year `2024`. */
export function useFieldNumber(field: FieldDescriptor): (value: number) => string {
  const grouped = useNumber();
  return isQuantity(field) ? grouped : String;
}
