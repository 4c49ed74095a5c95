import { get, useFormState } from 'react-hook-form';
import { EDITED, type EditedPart } from './variant-columns.ts';
import type { VariantsForm } from './variants-form.ts';

/** The sentences about the values of one variant. */
export type RowFaults = Partial<Record<EditedPart, string>>;

/** The refused values of the variants, by the row of the variant. */
export function useVariantFaults(rows: number): ReadonlyMap<number, RowFaults> {
  const { errors } = useFormState<VariantsForm>({ name: 'product_variants' });
  // The form changes its errors in place, so that nothing can be remembered by their identity.
  const faults = new Map<number, RowFaults>();
  if (errors.product_variants === undefined) return faults;
  for (let row = 0; row < rows; row += 1) {
    const found: RowFaults = {};
    for (const part of EDITED) {
      const message: unknown = get(errors, `product_variants.${row}.${part}.message`);
      if (typeof message === 'string') found[part] = message;
    }
    if (Object.keys(found).length > 0) faults.set(row, found);
  }
  return faults;
}
