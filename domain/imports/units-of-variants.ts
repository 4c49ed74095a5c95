import type { ImportFault, ImportRecord } from './import-record.ts';
import type { RecordValues } from './read-record.ts';

/** The units of a product that has no variants. */
export const OWN_UNITS = 'quantity_available';

/** Units of a product with variants are counted on each of them, so its own would be lost. */
export function ownUnitsOfVariants({ line }: ImportRecord, { values, items }: RecordValues): ImportFault[] {
  const units = values.get(OWN_UNITS);
  if (items.length === 0 || typeof units !== 'number') return [];
  return [{ line, field: OWN_UNITS, value: String(units), kind: 'units_of_variants' }];
}
