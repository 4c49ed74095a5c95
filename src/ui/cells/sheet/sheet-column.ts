import type { Spot } from '../../../../domain/sheet/sheet-edits.ts';

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
export interface Edit extends Spot {
  value: unknown;
}

/** The values below a sheet. */
export interface SheetValues {
  at(spot: Spot): unknown;
  /** False for a cell that this row does not have; every row has every column by default. */
  has?: ((spot: Spot) => boolean) | undefined;
  /** Takes all of them at once. */
  write(edits: readonly Edit[]): void;
}
