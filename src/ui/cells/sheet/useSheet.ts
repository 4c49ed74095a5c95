import { useEffect, useMemo, useRef, useState } from 'react';
import { get, useFormContext, useFormState } from 'react-hook-form';
import {
  nextInOrder,
  placeBlock,
  step,
  type PlacedBlock,
  type SheetSize,
  type Spot,
} from '../../../../domain/sheet/sheet-edits.ts';

interface SheetSettings {
  columns: readonly SheetColumn[];
  rows: number;
  values: SheetValues;
  /** A block found no place for some of its rows or columns. */
  onOver(over: Pick<PlacedBlock, 'rowsOver' | 'columnsOver'>): void;
}

/** What the cells of a sheet ask for. The same object for the life of the sheet. */
export interface SheetActions {
  activate(spot: Spot): void;
  /** The editor of this spot has lost the focus. */
  leave(spot: Spot): void;
  move(from: Spot, by: Partial<Spot>): void;
  /** The next cell in reading order; false beyond the last or the first, where the focus leaves the sheet. */
  follow(from: Spot, by: 1 | -1): boolean;
  type(spot: Spot, value: unknown): void;
  paste(spot: Spot, block: readonly (readonly string[])[]): void;
  /** The value of a cell into all cells below it. */
  fillDown(spot: Spot): void;
  /** Takes the last fill or paste back; false without one. */
  undo(): boolean;
}

const START: Spot = { row: 0, column: 0 };
const same = (a: Spot | null, b: Spot) => a?.row === b.row && a.column === b.column;

/** The state of a sheet: which cell is edited, and what the last fill or paste has replaced. */
export function useSheet(settings: SheetSettings) {
  const [active, setActive] = useState<Spot | null>(null);
  const [last, setLast] = useState<Spot>(START);
  const [replaced, setReplaced] = useState<readonly Edit[]>([]);
  const latest = useRef({ ...settings, replaced });
  useEffect(() => {
    latest.current = { ...settings, replaced };
  });

  const actions = useMemo((): SheetActions => {
    const size = (): SheetSize => ({
      rows: latest.current.rows,
      columns: latest.current.columns.length,
    });
    const activate = (spot: Spot): void => {
      setActive(spot);
      setLast(spot);
    };
    const write = (edits: readonly Edit[]): void => {
      const { columns, values } = latest.current;
      const allowed = edits.filter(
        (spot) => columns[spot.column]?.locked === false && values.has?.(spot) !== false,
      );
      if (allowed.length === 0) return;
      setReplaced(allowed.map((spot) => ({ ...spot, value: values.at(spot) })));
      values.write(allowed);
    };
    return {
      activate,
      leave: (spot) => setActive((now) => (same(now, spot) ? null : now)),
      move: (from, by) => activate(step(from, by, size())),
      follow(from, by) {
        const next = nextInOrder(from, by, size());
        if (next !== undefined) activate(next);
        return next !== undefined;
      },
      type: (spot, value) => latest.current.values.write([{ ...spot, value }]),
      paste(spot, block) {
        const { columns, onOver } = latest.current;
        const { cells, ...over } = placeBlock(block, spot, size());
        write(cells.map(({ text, ...at }) => ({ ...at, value: columns[at.column]?.read(text) })));
        if (over.rowsOver > 0 || over.columnsOver > 0) onOver(over);
      },
      fillDown({ row, column }) {
        const value = latest.current.values.at({ row, column });
        const below = Array.from({ length: size().rows - row - 1 }, (_, index) => row + 1 + index);
        write(below.map((down) => ({ row: down, column, value })));
      },
      undo() {
        const { replaced: before, values } = latest.current;
        if (before.length === 0) return false;
        values.write(before);
        setReplaced([]);
        return true;
      },
    };
  }, []);

  // The options of a product may take the last rows away.
  const home = step(last, {}, { rows: settings.rows, columns: settings.columns.length });
  return {
    /** The cell under edit. */
    active,
    /** The cell that a Tab into the sheet reaches; the one edited last. */
    home,
    /** How many cells `undo` gives back. */
    undoable: replaced.length,
    actions,
    /** New rows: what was replaced has no place any more. */
    forget: () => setReplaced([]),
  };
}

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

/** A column of a sheet: how its values are shown, edited and read. */
export interface SheetColumn {
  id: string;
  label: string;
  /** Track of the grid: `minmax(96px, 1fr)`. */
  width: string;
  align: 'left' | 'right';
  keyboard: 'numeric' | 'decimal' | 'text';
  /** Read, never changed. */
  locked: boolean;
  /** In an empty cell. */
  placeholder?: string | undefined;
  /** The sentence about a text that is no value. */
  unreadable?: string | undefined;
  /** All values that there are: the editor is the browser's select. */
  choices?: readonly { value: string | number; text: string }[] | undefined;
  /** The value is chosen in a dialog. A click, a typed character, F2 or Alt with the arrow down opens it. */
  open?: ((spot: Spot) => void) | undefined;
  /** The value in the grid: `45.000`. */
  show(value: unknown): string;
  /** The value in the editor, as one types it: `45000`. */
  edit(value: unknown): string;
  /** The value of a typed or pasted text. A text that is no value stays a text, so that nothing typed is lost. */
  read(text: string): unknown;
}

/** A new value of one cell. */
interface Edit extends Spot {
  value: unknown;
}

/** The values below a sheet. */
interface SheetValues {
  at(spot: Spot): unknown;
  /** False for a cell that this row does not have; every row has every column by default. */
  has?: ((spot: Spot) => boolean) | undefined;
  /** Takes all of them at once. */
  write(edits: readonly Edit[]): void;
}
