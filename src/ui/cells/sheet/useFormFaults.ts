import { get, useFormState } from 'react-hook-form';
import type { SheetColumn } from './sheet-column.ts';

/** The sentences about the values of one row, by the id of the column. */
export type RowFaults = Readonly<Record<string, string>>;

/** The refused values of a form's list, by the row. */
export function useFormFaults(
  list: string,
  columns: readonly SheetColumn[],
  rows: number,
): ReadonlyMap<number, RowFaults> {
  const { errors } = useFormState({ name: list });
  // The form changes its errors in place, so that nothing can be remembered by their identity.
  const faults = new Map<number, RowFaults>();
  if (errors[list] === undefined) return faults;
  for (let row = 0; row < rows; row += 1) {
    const found: Record<string, string> = {};
    for (const { id } of columns) {
      const message: unknown = get(errors, `${list}.${row}.${id}.message`);
      if (typeof message === 'string') found[id] = message;
    }
    if (Object.keys(found).length > 0) faults.set(row, found);
  }
  return faults;
}
