/** What a spreadsheet's gestures change in a grid of cells. Rows and columns count from 0. */

export interface Spot {
  row: number;
  column: number;
}

export interface SheetSize {
  rows: number;
  columns: number;
}

export interface TextAt extends Spot {
  text: string;
}

export interface PlacedBlock {
  cells: TextAt[];
  /** Rows and columns of the block that the grid has no place for. */
  rowsOver: number;
  columnsOver: number;
}

/** A pasted block with its first cell at a spot. */
export function placeBlock(
  block: readonly (readonly string[])[],
  at: Spot,
  { rows, columns }: SheetSize,
): PlacedBlock {
  const widest = block.reduce((most, row) => Math.max(most, row.length), 0);
  return {
    cells: block
      .slice(0, Math.max(0, rows - at.row))
      .flatMap((row, down) =>
        row
          .slice(0, Math.max(0, columns - at.column))
          .map((text, right) => ({ row: at.row + down, column: at.column + right, text })),
      ),
    rowsOver: Math.max(0, at.row + block.length - rows),
    columnsOver: Math.max(0, at.column + widest - columns),
  };
}

/** The spot that a step leads to, inside the grid. */
export function step(from: Spot, by: Partial<Spot>, { rows, columns }: SheetSize): Spot {
  const within = (value: number, count: number) => Math.max(0, Math.min(count - 1, value));
  return {
    row: within(from.row + (by.row ?? 0), rows),
    column: within(from.column + (by.column ?? 0), columns),
  };
}

/** The next spot in reading order, forwards or back; undefined beyond the first and the last. */
export function nextInOrder(
  { row, column }: Spot,
  by: 1 | -1,
  { rows, columns }: SheetSize,
): Spot | undefined {
  const index = row * columns + column + by;
  if (index < 0 || index >= rows * columns) return undefined;
  return { row: Math.floor(index / columns), column: index % columns };
}
