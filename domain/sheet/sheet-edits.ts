/** What a spreadsheet's gestures change in a grid of cells. Rows and columns count from 0. */

export interface Spot {
  row: number;
  column: number;
}

export interface SheetSize {
  rows: number;
  columns: number;
}

interface TextAt extends Spot {
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

/** Blocks of cells as spreadsheets put them on the clipboard: tabs between cells, line breaks between rows. */

/** Nobody pastes more into a grid of a form; a larger text is cut here, characters. */
const LONGEST = 1_000_000;

/**
 * The rows of a pasted text, each with its cells, trimmed. A quoted cell may hold tabs and line breaks, as LibreOffice
 * and Excel write them. The line break at the end adds no row.
 */
export function pastedBlock(text: string): string[][] {
  const rows: string[][] = [[]];
  let at = 0;
  const source = text.slice(0, LONGEST).replaceAll(/\r\n?/g, '\n').replace(/\n$/, '');
  while (at <= source.length) {
    const { cell, end } = source.startsWith('"', at) ? readQuoted(source, at) : readPlain(source, at);
    rows.at(-1)?.push(cell.trim());
    if (source[end] === '\n') rows.push([]);
    at = end + 1;
  }
  return rows;
}

interface ReadCell {
  cell: string;
  /** Index of the tab or line break after the cell, or the length of the text. */
  end: number;
}

function readPlain(source: string, start: number): ReadCell {
  const end = endOfCell(source, start);
  return { cell: source.slice(start, end), end };
}

/** A text that only begins with a quote, such as `"Luna" azul`, is a plain cell. */
function readQuoted(source: string, start: number): ReadCell {
  let cell = '';
  let at = start + 1;
  for (;;) {
    const quote = source.indexOf('"', at);
    if (quote === -1) return readPlain(source, start);
    cell += source.slice(at, quote);
    if (source[quote + 1] !== '"') {
      const end = quote + 1;
      return endOfCell(source, end) === end ? { cell, end } : readPlain(source, start);
    }
    cell += '"';
    at = quote + 2;
  }
}

function endOfCell(source: string, start: number): number {
  for (let at = start; at < source.length; at += 1) if (source[at] === '\t' || source[at] === '\n') return at;
  return source.length;
}

/** A block is more than one cell; one value goes into the text at the caret as everywhere. */
export function isBlock(rows: readonly (readonly string[])[]): boolean {
  return rows.length > 1 || (rows[0]?.length ?? 0) > 1;
}
