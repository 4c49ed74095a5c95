import { useMemo } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Edit, SheetValues } from '../../../ui/cells/sheet/sheet-column.ts';
import type { VariantColumn } from './variant-columns.ts';
import type { VariantsForm } from './variants-form.ts';

/** The variants of the form as the values of a sheet. A changed cell has no error until the next save. */
export function useVariantValues(columns: readonly VariantColumn[]): SheetValues {
  const { getValues, getFieldState, setValue, clearErrors } = useFormContext<VariantsForm>();
  return useMemo(() => {
    const pathOf = ({ row, column }: { row: number; column: number }) => {
      const part = columns[column]?.id;
      return part === undefined ? undefined : (`product_variants.${row}.${part}` as const);
    };
    const writeOne = (edit: Edit): void => {
      const path = pathOf(edit);
      if (path === undefined) return;
      // Every input of the form would be drawn again.
      if (getFieldState(path).error !== undefined) clearErrors(path);
      setValue(path, asValue(edit.value), { shouldDirty: true });
    };
    /** All at once: each `setValue` would compare the whole form with the stored record. */
    const writeMany = (edits: readonly Edit[]): void => {
      const variants = [...(getValues('product_variants') ?? [])];
      for (const { row, column, value } of edits) {
        const [variant, part] = [variants[row], columns[column]?.id];
        if (variant !== undefined && part !== undefined)
          variants[row] = { ...variant, [part]: asValue(value) };
      }
      clearErrors(edits.flatMap((edit) => pathOf(edit) ?? []));
      setValue('product_variants', variants, { shouldDirty: true });
    };
    return {
      at(spot) {
        const path = pathOf(spot);
        return path === undefined ? undefined : getValues(path);
      },
      write: (edits) => (edits.length === 1 ? edits.forEach(writeOne) : writeMany(edits)),
    };
  }, [columns, getValues, getFieldState, setValue, clearErrors]);
}

function asValue(value: unknown): number | string | null {
  return typeof value === 'number' || typeof value === 'string' ? value : null;
}
