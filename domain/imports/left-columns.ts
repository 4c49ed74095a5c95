import { fold } from '../places/fold.ts';
import { columnName } from './file-fault.ts';
import type { KnownFormat } from './formats/known-format.ts';
import type { ImportShape } from './shape-answer.ts';
import type { Sheet } from './sheet.ts';

export const LEFT_REASONS = ['pictures', 'untitled', 'foreign_id', 'computed', 'unused'] as const;

/**
 * Why a column is not taken: it has pictures and is no column of pictures, no title, the numbers of another program, what the store works out itself,
 * or nothing that is stored.
 */
export type LeftReason = (typeof LEFT_REASONS)[number];

/** A column with values of which nothing is taken. */
export interface LeftColumn {
  /** Of one without a title, what a spreadsheet calls it: `C`. */
  header: string;
  reason: LeftReason;
}

const PICTURES = /\b(?:image|images|imagen|imagenes|imagem|imagens|fotos?|pictures?)\b/;
/** Where a picture stands, and what it shows. */
const ABOUT_PICTURES = /\b(?:position|posicion|posicao|alt)\b/;

/**
 * The columns of a file that an import leaves, those without a value left out.
 * @param paths the path of each column, or null for one that is left alone
 */
export function leftColumns(
  shape: ImportShape,
  { headers, rows }: Sheet,
  paths: readonly (string | null)[],
  format: KnownFormat | undefined,
): LeftColumn[] {
  const filled = new Set<number>();
  for (const { cells } of rows) for (const [at, text] of cells.entries()) if (text !== '') filled.add(at);
  return [...filled]
    .toSorted((a, b) => a - b)
    .flatMap((at): LeftColumn[] => {
      const header = headers[at] ?? '';
      return (paths[at] ?? null) !== null
        ? []
        : [{ header: header || columnName(at), reason: reasonOf(shape, header, format) }];
    });
}

function reasonOf(shape: ImportShape, header: string, format: KnownFormat | undefined): LeftReason {
  const key = fold(header);
  if (key === '') return 'untitled';
  if (PICTURES.test(key) && !ABOUT_PICTURES.test(key)) return 'pictures';
  if (key === 'id' && format === undefined) return 'foreign_id';
  return format === undefined && shape.ignored.includes(key) ? 'computed' : 'unused';
}
