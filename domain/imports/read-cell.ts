/**
 * Reads the cells of files, whatever program wrote them. Each kind of value has its reader: it understands a cell or
 * says what is wrong with it; it never guesses.
 */
import { found, within, type CellReader, type ReadCell } from '../kinds/cell.ts';
import { readWhole } from '../kinds/integer.ts';
import { CELLS } from '../schema/kinds.ts';
import { isInvisible } from '../schema/formats.ts';
import { readShelfCode, shelfCode } from '../stock/stock-code.ts';
import type { KindCell } from '../schema/kind-names.ts';
import type { CellKind, ImportColumn } from './shape-answer.ts';
import { readOptions } from './cell-text.ts';

/** In a cell of a number or a day, people write these for nothing. */
const NOTHING = /^(?:n\.?\s?\/?\s?[ad]\.?|-+|–|—|\.)$/i;
const TEXTS: ReadonlySet<CellKind> = new Set(['text', 'options', 'reference', 'references']);
/** `#N/A`, `#¡REF!`, `#DIV/0!`, and the signs that fill a column that is too narrow. */
const FORMULA_ERROR = /^#(?:N\/[AD]|[¡¿]?[\p{L}/0]+[!?]|#+)$/u;
/** Digits that a spreadsheet has rounded away: `7,70252E+12`. */
const SCIENTIFIC = /^[+-]?\d+(?:[.,]\d+)?E[+-]\d{1,3}$/i;
/** What a program writes for a character that it has lost. */
const LOST_LETTER = '\uFFFD';

/** True for a cell that says nothing: no visible character, or `n/a` where a number is expected. */
export function isEmptyCell({ kind }: Pick<ImportColumn, 'kind'>, text: string): boolean {
  return isInvisible(text) || (!TEXTS.has(kind) && NOTHING.test(text.trim()));
}

function isBroken(text: string): boolean {
  return FORMULA_ERROR.test(text) || SCIENTIFIC.test(text) || text.includes(LOST_LETTER);
}

/** What no kind of value reads: the number of a record, a code of the inventory, the options of a variant. */
const OWN: Readonly<Record<Exclude<CellKind, KindCell>, CellReader>> = {
  id: (column, text) => within(column, readWhole(text)),
  shelf: (_, text) => found(readShelf(text), 'wrong_format'),
  options: (_, text) => found(readOptions(text), 'options'),
  pictures: (_, text) => ({ value: text }),
};

const READERS: Readonly<Partial<Record<CellKind, CellReader>>> = Object.assign(
  {},
  OWN,
  ...Object.values(CELLS).map(({ readers }) => readers),
);

/**
 * Reads a cell that is not empty by its column. Spaces around the text do not count.
 * @param currency ISO code that the record names for its amount
 */
export function readCell(column: ImportColumn, text: string, currency?: string): ReadCell {
  const typed = text.trim();
  if (isBroken(typed)) return { fault: 'broken' };
  return READERS[column.kind]?.(column, typed, currency) ?? { value: typed };
}

function readShelf(text: string): string | undefined {
  const shelf = readShelfCode(text);
  return shelf && shelfCode(shelf);
}
