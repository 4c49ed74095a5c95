import { useMemo } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Edit, SheetColumn, SheetValues } from './sheet-column.ts';

/** The rows of a form's list as the values of a sheet. A changed cell has no error until the next save. */
export function useFormValues(list: string, columns: readonly SheetColumn[]): SheetValues {
  const { getValues, getFieldState, setValue, clearErrors } = useFormContext();
  return useMemo(() => {
    const pathOf = ({ row, column }: { row: number; column: number }) => {
      const part = columns[column]?.id;
      return part === undefined ? undefined : `${list}.${row}.${part}`;
    };
    const writeOne = (edit: Edit): void => {
      const path = pathOf(edit);
      if (path === undefined) return;
      // Every input of the form would be drawn again.
      if (getFieldState(path).error !== undefined) clearErrors(path);
      setValue(path, edit.value ?? null, { shouldDirty: true });
    };
    /** All at once: each `setValue` would compare the whole form with the stored record. */
    const writeMany = (edits: readonly Edit[]): void => {
      const held: unknown = getValues(list);
      const rows: unknown[] = Array.isArray(held) ? [...held] : [];
      for (const { row, column, value } of edits) {
        const [before, part] = [rows[row], columns[column]?.id];
        if (typeof before === 'object' && part !== undefined)
          rows[row] = { ...before, [part]: value ?? null };
      }
      clearErrors(edits.flatMap((edit) => pathOf(edit) ?? []));
      setValue(list, rows, { shouldDirty: true });
    };
    return {
      at(spot): unknown {
        const path = pathOf(spot);
        return path === undefined ? undefined : getValues(path);
      },
      write: (edits) => (edits.length === 1 ? edits.forEach(writeOne) : writeMany(edits)),
    };
  }, [list, columns, getValues, getFieldState, setValue, clearErrors]);
}
