import { fold } from '../places/fold.ts';
import type { ImportNote } from './import-record.ts';
import type { Sheet, SheetRow } from './sheet.ts';

/** What people write where a sheet adds up, folded. */
const TOTALS = new Set(
  'total,totales,total general,gran total,suma total,subtotal,sub total,subtotales,totals,grand total,totais'.split(
    ',',
  ),
);
/** Words that stand beside a number. */
const UNITS = new Set('cop pesos mil und unds un unid unids unidades uds units'.split(' '));

/**
 * A sheet without the rows that add up others: one cell says so, and all others are numbers or empty. A product that is
 * called so has a code, or something else that is no number.
 */
export function withoutTotals({ headers, rows }: Sheet): { sheet: Sheet; notes: ImportNote[] } {
  const notes = rows.flatMap((row): ImportNote[] => {
    const word = totalIn(row);
    return word === undefined ? [] : [{ line: row.line, kind: 'total_row', value: word }];
  });
  if (notes.length === 0) return { sheet: { headers, rows }, notes };
  const totals = new Set(notes.map(({ line }) => line));
  return { sheet: { headers, rows: rows.filter(({ line }) => !totals.has(line)) }, notes };
}

function totalIn({ cells }: SheetRow): string | undefined {
  const words = cells.filter((cell) => !isNumber(cell));
  const [word] = words;
  return word !== undefined && words.every((cell) => TOTALS.has(fold(cell))) ? word : undefined;
}

function isNumber(cell: string): boolean {
  return fold(cell)
    .split(' ')
    .every((part) => /^\d*$/.test(part) || UNITS.has(part));
}
