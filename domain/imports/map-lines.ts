import { keyIn } from '../exchange/notation.ts';
import { fold } from '../places/fold.ts';
import { isInvisible } from '../schema/formats.ts';
import type { ImportLine, ImportNote, ImportRecord } from './import-record.ts';
import { isEmptyCell, readCell } from './read-cell.ts';
import { readMoney, unitOfColumn } from '../kinds/money.ts';
import { columnAt, type ImportShape } from './shape-answer.ts';
import type { Sheet, SheetRow } from './sheet.ts';
import { writeOptions } from './cell-text.ts';
import { withText } from './web-pictures.ts';

/** What names the record of a line: its properties, the surest first, each value one for every way to write it. */
export function namesOfLine(shape: ImportShape, { cells }: ImportLine): { path: string; value: string }[] {
  return shape.identity
    .filter((path) => !isInvisible(cells[path] ?? ''))
    .map((path) => {
      const text = cells[path] ?? '';
      const column = columnAt(shape, path);
      const read = column && readCell(column, text);
      return {
        path,
        value: fold(keyIn(column?.notation, read && 'value' in read ? String(read.value) : text)),
      };
    });
}

/** The records of a file in our own columns: lines of one name that bring items are one record. */
function groupLines(shape: ImportShape, lines: readonly ImportLine[]): ImportRecord[] {
  const records: ImportRecord[] = [];
  const open = new Map<string, ImportRecord>();
  const itemPaths = shape.columns.filter(({ line }) => line).map(({ path }) => path);
  for (const line of lines) {
    const name = itemPaths.some((path) => (line.cells[path] ?? '') !== '')
      ? namesOfLine(shape, line)[0]
      : undefined;
    const key = name && `${name.path} ${name.value}`;
    const before = key === undefined ? undefined : open.get(key);
    if (before) {
      before.lines.push(line);
      continue;
    }
    const record = { line: line.line, lines: [line] };
    records.push(record);
    if (key !== undefined) open.set(key, record);
  }
  return records;
}

/** What a column means that is an option of a variant, such as its size: `option:Talla`. */
const OPTION = 'option:';
/** The headers of options that shops write, folded. Any other column can be said to be one. */
const OPTIONS = new Set(
  (
    'talla tallas talle tamano color colores sabor aroma material medida ' +
    'size colour flavor flavour tamanho cor cores'
  ).split(' '),
);

export function optionPath(header: string): string {
  return `${OPTION}${header}`;
}

/** The option that a path means; undefined for the path of a column. */
export function optionOf(path: string): string | undefined {
  return path.startsWith(OPTION) ? path.slice(OPTION.length) : undefined;
}

/** The path of a header that names an option of variants, where the file may have variants. */
export function optionOfHeader(shape: ImportShape, header: string): string | undefined {
  return optionsColumn(shape) !== undefined && OPTIONS.has(fold(header)) ? optionPath(header) : undefined;
}

/** The column with the options of an item. */
export function optionsColumn({ columns }: ImportShape): string | undefined {
  return columns.find(({ kind, line }) => kind === 'options' && line)?.path;
}

/**
 * The records of a file in our own columns.
 * @param paths the path of each of its columns, or null for one that is left alone
 * @param clearing whether an empty cell clears what is stored, where it can
 */
export function mapLines(
  shape: ImportShape,
  sheet: Sheet,
  paths: readonly (string | null)[],
  clearing = false,
): ImportRecord[] {
  const kept = keptEmpty(shape, clearing);
  const columns = paths.map((path) => (path === null ? undefined : columnAt(shape, path)));
  const lines = sheet.rows.map(({ line, cells }): ImportLine => {
    let own: Record<string, string> = {};
    for (const [at, path] of paths.entries()) {
      if (path === null || optionOf(path) !== undefined) continue;
      const column = columns[at];
      const written = cells[at] ?? '';
      const text = column !== undefined && isEmptyCell(column, written) ? '' : written;
      if (text !== '' || kept.has(path)) own = withText(shape, own, path, text);
    }
    return { line, cells: own };
  });
  return groupLines(shape, withVariants(shape, sheet, paths, lines));
}

/** The columns whose empty cells count: a required one is asked for, others clear if they are meant to. */
export function keptEmpty({ columns }: ImportShape, clearing: boolean): Set<string> {
  return new Set(
    columns.filter(({ required, clears }) => required || (clearing && clears)).map(({ path }) => path),
  );
}

/**
 * Sizes and colours in columns of their own: such a line is a variant, and its price, units and code are the variant's. A
 * code that several lines of one product share is the product's.
 */
function withVariants(
  shape: ImportShape,
  { rows }: Sheet,
  paths: readonly (string | null)[],
  lines: ImportLine[],
): ImportLine[] {
  const options = optionsColumn(shape);
  const named = paths.flatMap((path, at) => {
    const name = path === null ? undefined : optionOf(path);
    return name === undefined ? [] : [{ name, at }];
  });
  const items = shape.items ?? '';
  const hasOptions = paths.includes(options ?? null) && options !== undefined;
  if (options === undefined || (named.length === 0 && !hasOptions)) return lines;
  const has = new Set(paths);
  const shared = { sku: sharedCodes(lines, 'sku'), barcode: sharedCodes(lines, 'barcode') };
  const moved = lines.map(({ cells, ...place }, index): ImportLine => {
    const said = named.flatMap(({ name, at }) => {
      const value = rows[index]?.cells[at] ?? '';
      return value === '' ? [] : [{ name, value }];
    });
    const text = cells[options] ?? (said.length === 0 ? '' : writeOptions(said));
    if (text === '') return { ...place, cells };
    const { sku, barcode, quantity_available: units, ...own } = cells;
    const item: Record<string, string> = { [options]: text };
    const takes = (part: string, value: string | undefined): boolean => {
      const path = `${items}.${part}`;
      if (value === undefined || value === '' || has.has(path) || columnAt(shape, path) === undefined)
        return false;
      item[path] = value;
      return true;
    };
    // Units and codes of a line with our own column of options are the product's, as an export writes them.
    const moves = named.length > 0;
    if (sku !== undefined && !(moves && !shared.sku.has(fold(sku)) && takes('sku', sku))) own['sku'] = sku;
    if (barcode !== undefined && !(moves && !shared.barcode.has(fold(barcode)) && takes('barcode', barcode)))
      own['barcode'] = barcode;
    if (units !== undefined && !(moves && takes('quantity', units))) own['quantity_available'] = units;
    return { ...place, cells: { ...own, ...item } };
  });
  const pricePath = `${items}.price`;
  return has.has(pricePath) ? moved : withPrices(shape, moved, pricePath, options);
}

/** Codes that stand on several lines, folded. */
function sharedCodes(lines: readonly ImportLine[], path: 'sku' | 'barcode'): Set<string> {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const { cells } of lines) {
    const code = fold(cells[path] ?? '');
    if (seen.has(code)) twice.add(code);
    seen.add(code);
  }
  return twice;
}

/**
 * Where the lines of a product differ in their prices, or have discounts, each price is its variant's. The product then
 * has that of the cheapest, as lists show it. What nobody understands stays.
 */
function withPrices(
  shape: ImportShape,
  lines: ImportLine[],
  pricePath: string,
  options: string,
): ImportLine[] {
  const discountPath = pricePath.replace(/price$/, 'discount_price');
  const currency = unitOfColumn(columnAt(shape, 'price'));
  const amountOf = (text: string): number => {
    const read = readMoney(text, currency);
    return 'value' in read ? read.value : Infinity;
  };
  // A price that nobody understands is asked for at its own line, and not at the product's too.
  const chargedOf = ({ price = '', discount_price: discount = '' }: ImportLine['cells']) =>
    amountOf(price) === Infinity || discount === '' ? amountOf(price) : amountOf(discount);
  const changed = new Map<ImportLine, ImportLine>();
  for (const { lines: own } of groupLines(shape, lines)) {
    const priced = own.filter(({ cells }) => (cells[options] ?? '') !== '' && (cells['price'] ?? '') !== '');
    const [first] = priced;
    const differ = priced.some(
      ({ cells }) => (cells['discount_price'] ?? '') !== '' || cells['price'] !== first?.cells['price'],
    );
    if (first === undefined || !differ) continue;
    const best = priced.reduce(
      (low, one) => (chargedOf(one.cells) < chargedOf(low.cells) ? one : low),
      first,
    );
    for (const line of priced) {
      const { price = '', discount_price: discount, ...others } = line.cells;
      const item = { [pricePath]: price, ...(discount === undefined ? {} : { [discountPath]: discount }) };
      const product = line === own[0] ? pricesOf(best) : {};
      changed.set(line, { ...line, cells: { ...others, ...product, ...item } });
    }
  }
  return lines.map((line) => changed.get(line) ?? line);
}

function pricesOf({ cells: { price = '', discount_price: discount } }: ImportLine): Record<string, string> {
  return { price, ...(discount === undefined ? {} : { discount_price: discount }) };
}

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
