import { meaningInFormat, type KnownFormat } from './formats/known-format.ts';
import { fold } from '../places/fold.ts';
import { optionOf, optionOfHeader, optionsColumn } from './map-lines.ts';
import { columnAt, type ImportShape } from './shape-answer.ts';
import { isPictureHeader, takesSeveral } from './web-pictures.ts';

/** What a header means: a path, `null` for one that an import leaves alone, undefined for one that nobody knows. */
export type Meaning = string | null | undefined;

/** Headers of a column with all options of a variant, folded. An export has another with the name of a field. */
const OPTION_LISTS = new Set([
  'opciones',
  'options',
  'opcoes',
  'variante',
  'variantes',
  'variant',
  'variants',
]);
/** Columns of ours that a file has beside our numbers of records, when this store wrote it. */
const BESIDE_IDS = 2;

/** The meaning of each header of a file, whether a known program wrote it or not. */
export function meaningsOf(
  shape: ImportShape,
  headers: readonly string[],
  format: KnownFormat | undefined,
): Meaning[] {
  return format === undefined
    ? recogniseColumns(shape, headers)
    : headers.map((header) => meaningInFormat(shape, format, header));
}

/**
 * The meaning of each header. Of two headers for one column the first counts, but for pictures. The numbers of another program are no ids:
 * only the title of our own export names them, beside others of its columns.
 */
export function recogniseColumns(shape: ImportShape, headers: readonly string[]): Meaning[] {
  const meanings = new Map<string, string>();
  const ids = new Set(shape.columns.flatMap(({ path, kind }) => (kind === 'id' ? [path] : [])));
  for (const { path, headers: known } of shape.columns)
    for (const header of known) if (!meanings.has(header)) meanings.set(header, path);
  const others = headers.filter((header) => {
    const path = meanings.get(fold(header));
    return path !== undefined && !ids.has(path);
  });
  const ownExport = others.length >= BESIDE_IDS;
  const pictures = shape.columns.find(({ kind }) => kind === 'pictures')?.path;
  const options = optionsColumn(shape);
  const hasOptions =
    options !== undefined && headers.some((header) => meanings.get(fold(header)) === options);
  const taken = new Set<string>();
  const found = headers.map((header): Meaning => {
    const key = fold(header);
    const path = meanings.get(key) ?? (isPictureHeader(header) ? pictures : undefined);
    if (path === undefined) {
      const option = optionOfHeader(shape, header);
      if (!hasOptions) {
        if (option !== undefined) return option;
        if (options !== undefined && OPTION_LISTS.has(key) && !taken.has(options)) {
          taken.add(options);
          return options;
        }
      }
      return key === '' || shape.ignored.includes(key) ? null : undefined;
    }
    if (ids.has(path) && !ownExport) return null;
    if (taken.has(path) && !takesSeveral(shape, path)) return undefined;
    taken.add(path);
    return path;
  });
  return found.some((path) => namesItem(shape, path))
    ? found
    : found.map((path) => ownOf(shape, path, taken));
}

/** Whether a column says which item of its record a line is. */
function namesItem(shape: ImportShape, path: Meaning): boolean {
  if (path === null || path === undefined) return false;
  if (optionOf(path) !== undefined) return true;
  const column = columnAt(shape, path);
  return column?.line === true && (column.kind === 'options' || column.kind === 'text');
}

/** In a file without items the amount of an item is that of its record: `Cantidad` is the stock of a product. */
function ownOf(shape: ImportShape, path: Meaning, taken: ReadonlySet<string>): Meaning {
  const own = path === null || path === undefined ? undefined : columnAt(shape, path)?.own;
  if (own === undefined || columnAt(shape, own) === undefined) return path;
  return taken.has(own) ? undefined : own;
}
