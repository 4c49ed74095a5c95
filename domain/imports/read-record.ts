import { lineKey, type FaultKind, type ImportFault, type ImportRecord } from './import-record.ts';
import { isEmptyCell, readCell } from './read-cell.ts';
import type { CellValue } from '../kinds/cell.ts';
import { pictureAddresses } from './web-pictures.ts';
import { columnAt, type ImportColumn, type ImportShape } from './shape-answer.ts';

export interface RecordValues {
  /** By path. A cell that the file leaves out leaves what is stored; null clears it. */
  values: Map<string, CellValue | null>;
  /** By the item's own property, one map for each line that brings one. */
  items: { line: number; part?: number; values: Map<string, CellValue | null> }[];
}

export interface ReadRecord extends RecordValues {
  /** Addresses of pictures on the web, of all its lines. */
  pictures: string[];
  faults: ImportFault[];
}

/** Reads the cells of a record. What its first line has counts for the record; its other lines repeat it or are empty. */
export function readRecord(shape: ImportShape, record: ImportRecord): ReadRecord {
  const read: ReadRecord = { values: new Map(), items: [], pictures: [], faults: [] };
  for (const [index, { cells, ...place }] of record.lines.entries()) {
    const item = new Map<string, CellValue | null>();
    for (const column of shape.columns) {
      if (!Object.hasOwn(cells, column.path)) continue;
      const text = (cells[column.path] ?? '').trim();
      if (column.kind === 'pictures') {
        const found = pictureAddresses(text).web;
        read.pictures.push(...found.filter((address) => !read.pictures.includes(address)));
        continue;
      }
      if (!column.line && read.values.has(column.path)) continue;
      if (isEmptyCell(column, text)) {
        if (column.needed) read.faults.push({ ...place, field: column.path, value: '', kind: 'empty' });
        else if (column.clears && column.line) item.set(partOf(column), null);
        else if (column.clears && index === 0) read.values.set(column.path, null);
        continue;
      }
      const currency = currencyFor(shape, column, record);
      if (currency === null) {
        const field = column.currencyAt ?? column.path;
        read.faults.push({ ...place, field, value: '', kind: 'empty' });
        continue;
      }
      const result = readCell(column, text, currency);
      if ('fault' in result) {
        const limit = result.limit === undefined ? {} : { limit: result.limit };
        read.faults.push({ ...place, field: column.path, value: text, kind: result.fault, ...limit });
      } else if (column.line) item.set(partOf(column), result.value);
      else read.values.set(column.path, result.value);
    }
    if ([...item.values()].some((value) => value !== null)) read.items.push({ ...place, values: item });
  }
  read.faults.push(
    ...missing(shape, record, read),
    ...notLower(shape, record, read),
    ...ownUnitsOfVariants(record, read),
    ...repeatedOptions(shape, record, read),
  );
  return read;
}

/**
 * ISO code of an amount whose record names it; null where the file does not say it, undefined for the column's own. Without
 * it `12,50` may be cents or a slip.
 */
function currencyFor(
  shape: ImportShape,
  { currencyAt }: ImportColumn,
  { lines: [first] }: ImportRecord,
): string | null | undefined {
  if (currencyAt === undefined) return undefined;
  const column = columnAt(shape, currencyAt);
  // A currency that the server sets is none of the file's.
  if (column === undefined) return undefined;
  if (first === undefined || !Object.hasOwn(first.cells, currencyAt)) return null;
  const text = first.cells[currencyAt] ?? '';
  // Of a record that names none, the store's.
  if (isEmptyCell(column, text)) return undefined;
  const read = readCell(column, text);
  // What is wrong with that cell is said there.
  return 'value' in read && Intl.supportedValuesOf('currency').includes(String(read.value))
    ? String(read.value)
    : null;
}

/** The item's own property: `price` of `product_variants.price`. */
function partOf({ path }: ImportColumn): string {
  return path.slice(path.indexOf('.') + 1);
}

/** A record that is named by its id is there already. So is each one of a file that only changes. */
function missing(shape: ImportShape, record: ImportRecord, { values, faults }: ReadRecord): ImportFault[] {
  if (values.has('id') || (!shape.creates && shape.identity.some((path) => values.has(path)))) return [];
  const [first] = record.lines;
  return shape.columns
    .filter(({ required, path }) => required && !values.has(path))
    .filter(({ path }) => first !== undefined && Object.hasOwn(first.cells, path))
    .filter(({ path }) => !faults.some(({ field }) => field === path))
    .map(({ path }) => fault(first ?? record, path, '', 'empty'));
}

function notLower(shape: ImportShape, record: ImportRecord, read: ReadRecord): ImportFault[] {
  const own = shape.columns
    .filter((column) => !column.line)
    .flatMap((column) => tooHigh(column, record.lines[0] ?? record, (path) => read.values.get(path)));
  const ofItems = shape.columns
    .filter(({ line }) => line)
    .flatMap((column) =>
      read.items.flatMap(({ values, ...place }) =>
        tooHigh(column, place, (path) => {
          // Its own that nobody understands is not the record's.
          if (read.faults.some((one) => one.field === path && lineKey(one) === lineKey(place)))
            return undefined;
          const bare = path.slice(path.indexOf('.') + 1);
          // Without a price of its own it has the record's; a discount is its own or none.
          return values.get(bare) ?? (path === column.path ? undefined : read.values.get(bare));
        }),
      ),
    );
  return [...own, ...ofItems];
}

function tooHigh(
  { path, below }: ImportColumn,
  place: Place,
  valueOf: (path: string) => CellValue | null | undefined,
): ImportFault[] {
  const [value, limit] = [valueOf(path), below === undefined ? undefined : valueOf(below)];
  if (typeof value !== 'number' || typeof limit !== 'number' || value < limit) return [];
  return [fault(place, path, String(value), 'discount_not_lower')];
}

type Place = Pick<ImportFault, 'line' | 'part'>;

function fault({ line, part }: Place, field: string, value: string, kind: FaultKind): ImportFault {
  return { line, ...(part === undefined ? {} : { part }), field, value, kind };
}

/** Two lines of one product that are the same variant: nobody knows which of them is meant. */
function repeatedOptions(shape: ImportShape, { lines }: ImportRecord, { items }: ReadRecord): ImportFault[] {
  const column = shape.columns.find(({ kind, line }) => line && kind === 'options');
  if (column === undefined) return [];
  const seen = new Map<string, number>();
  return items.flatMap(({ values, ...place }): ImportFault[] => {
    const options = values.get(partOf(column));
    if (!Array.isArray(options)) return [];
    const key = JSON.stringify(options.map(({ name, value }) => [name, value]).sort());
    const limit = seen.get(key);
    if (limit === undefined) {
      seen.set(key, place.line);
      return [];
    }
    const text = lines.find((line) => lineKey(line) === lineKey(place))?.cells[column.path] ?? '';
    return [{ ...fault(place, column.path, text, 'repeated'), limit }];
  });
}

/** The required columns that a file lacks, where nothing in it names what is there already. */
export function missingColumns(shape: ImportShape, paths: readonly string[]): ImportColumn[] {
  return namesStored(shape, paths) ? [] : lacking(shape, paths);
}

/** The columns without which a file only changes what is there: its new records are refused. */
export function missingForNew(shape: ImportShape, paths: readonly string[]): ImportColumn[] {
  return shape.creates && namesStored(shape, paths) ? lacking(shape, paths) : [];
}

function namesStored(shape: ImportShape, paths: readonly string[]): boolean {
  return shape.identity.some((path) => paths.includes(path) && columnAt(shape, path)?.required === false);
}

function lacking(shape: ImportShape, paths: readonly string[]): ImportColumn[] {
  return shape.columns.filter(({ required, path }) => required && !paths.includes(path));
}

/** The units of a product that has no variants. */
export const OWN_UNITS = 'quantity_available';

/** Units of a product with variants are counted on each of them, so its own would be lost. */
function ownUnitsOfVariants({ line }: ImportRecord, { values, items }: RecordValues): ImportFault[] {
  const units = values.get(OWN_UNITS);
  if (items.length === 0 || typeof units !== 'number') return [];
  return [{ line, field: OWN_UNITS, value: String(units), kind: 'units_of_variants' }];
}
