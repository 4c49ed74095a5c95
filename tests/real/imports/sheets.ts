/** Files in the manner of those that shops bring: the seed of the run decides what they say and how it is written. */
import { writeXlsx } from 'hucre/xlsx';
import { effort, SEED } from '../../support/effort.ts';

export const FORMATS = ['own', 'shopify', 'tiendanube', 'woocommerce'] as const;
export const AMOUNTS = [
  '45000',
  '45.000',
  '45,000',
  '45000,00',
  '45000.00',
  '$ 45.000',
  '45.000,00',
  '45,000.00',
  '45000.000000',
  'COP 45.000',
  '45 mil',
] as const;
const SEPARATORS = [',', ';', '\t'] as const;
export const ENCODINGS = ['utf-8', 'utf-8 with BOM', 'utf-16', 'utf-16 BE', 'windows-1252', 'xlsx'] as const;

/** Cells that mean nothing: each has to be asked about. */
const ODD = [
  ['price', 'gratis'],
  ['price', '45.5'],
  ['price', '-45000'],
  ['price', '#N/A'],
  ['price', '4,5E+04'],
  ['price', '1e3'],
  ['price', '10%'],
  ['price', '45.000 - 50.000'],
  ['price', '5.10.2026'],
  ['price', '(45000)'],
  ['price', '45000-'],
  ['price', '90071992547409930'],
  ['price', '\uFF14\uFF15\uFF10\uFF10\uFF10'],
  ['price', '💰'],
  ['units', '-3'],
  ['units', '2.5'],
  ['units', '3 o 4'],
  ['units', '50%'],
  ['units', '#¡REF!'],
  ['units', '12.34.567'],
  ['units', '∞'],
  ['active', 'quizás'],
  ['active', '🙈'],
  ['sku', '7.70252E+12'],
  ['sku', '#N/D'],
  ['name', ''],
  ['name', '#VALUE!'],
  ['name', '\u200B'],
] as const;

/** What people and programs add to a file that changes nothing of what it says. */
const DRESSES = [
  'plain',
  'quoted',
  'spaced',
  'hard spaces',
  'blank lines',
  'a title above',
  'a total below',
  'one title twice',
  'merged cells',
] as const;

type Column = 'name' | 'sku' | 'price' | 'units' | 'active';

export type Format = (typeof FORMATS)[number];
export type Amount = (typeof AMOUNTS)[number];

export interface Item {
  name: string;
  sku: string;
  price: number;
  /** Lower than the price; null for most. */
  discount: number | null;
  units: number;
  active: boolean;
  /** A cell with something else than the item has: its line has to be a fault. */
  odd?: { column: Column; text: string };
}

export interface Manner {
  format: Format;
  amount: Amount;
  separator: string;
  encoding: (typeof ENCODINGS)[number];
  dress: (typeof DRESSES)[number];
}

export const FILES = effort(200, 1000);

function turn<T>(list: readonly T[], at: number): T {
  const found = list[at % list.length];
  if (found === undefined) throw new Error('An empty list');
  return found;
}

/** Formats and amounts take turns, so that all pairs occur; the seed draws the rest. */
export const MANNERS: Manner[] = Array.from({ length: FILES }, (_, file) => {
  const random = seeded(SEED + file);
  return {
    format: turn(FORMATS, file),
    amount: turn(AMOUNTS, Math.floor(file / FORMATS.length)),
    separator: pick(SEPARATORS, random),
    encoding: pick(ENCODINGS, random),
    dress: pick(DRESSES, random),
  };
});

/** The same numbers for the same seed, from 0 to 1 (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function pick<T>(list: readonly T[], random: () => number): T {
  return turn(list, Math.floor(random() * list.length));
}

const THINGS = [
  'Ruana',
  'Mochila',
  'Piñata',
  'Café',
  'Jabón; fino',
  'Sombrero "vueltiao"',
  'Arepa',
  'Cobija',
  'Vela 🕯️',
  'Combo 👨‍👩‍👧 familiar',
  'Camiseta 🇨🇴',
];

/** What an encoding can write. Each of these characters of Latin 1 has the same place in Windows-1252. */
export function writes(encoding: Manner['encoding'], text: string): boolean {
  return encoding !== 'windows-1252' || /^[\u0020-\u00FF]*$/.test(text);
}

/** Codes as shops have them: alphanumeric, with zeros in front, and as a barcode. */
const SKUS: ((file: number, at: number) => string)[] = [
  (file, at) => `G${file}-${at}`,
  (file, at) => String(file * 10 + at).padStart(6, '0'),
  (file, at) => `770${String(file * 10 + at).padStart(10, '0')}`,
];

/** The last item of each file has an odd cell. */
export function itemsOf(file: number, count: number, { encoding }: Pick<Manner, 'encoding'>): Item[] {
  const random = seeded(SEED - file);
  const whole = (below: number) => Math.floor(random() * below);
  const things = THINGS.filter((thing) => writes(encoding, thing));
  const skuOf = pick(SKUS, random);
  return Array.from({ length: count }, (_, at): Item => {
    const price = (whole(300) + 5) * 1000;
    return {
      name: `${pick(things, random)}, n.º ${file}-${at}`,
      sku: skuOf(file, at),
      price,
      discount: whole(3) === 0 ? price - 1000 : null,
      units: whole(40),
      active: whole(4) !== 0,
      ...(at === count - 1 ? { odd: oddOf(file, encoding) } : {}),
    };
  });
}

function oddOf(file: number, encoding: Manner['encoding']): NonNullable<Item['odd']> {
  const odd = ODD.filter(([, text]) => writes(encoding, text));
  const [column, text] = turn(odd, (SEED % odd.length) + file + Math.floor(file / FORMATS.length));
  return { column, text };
}

export function written(amount: number | null, as: Amount): string {
  if (amount === null) return '';
  const grouped = (sign: string) => String(amount).replaceAll(/\B(?=(?:\d{3})+$)/g, sign);
  if (as === '45.000') return grouped('.');
  if (as === '45,000') return grouped(',');
  if (as === '$ 45.000') return `$ ${grouped('.')}`;
  if (as === '45.000,00') return `${grouped('.')},00`;
  if (as === '45,000.00') return `${grouped(',')}.00`;
  if (as === '45000.000000') return `${amount}.000000`;
  if (as === 'COP 45.000') return `COP ${grouped('.')}`;
  if (as === '45 mil') return `${amount / 1000} mil`;
  if (as === '45000,00') return `${amount},00`;
  return as === '45000.00' ? `${amount}.00` : String(amount);
}

type Row = (item: Item, money: (amount: number | null) => string) => string[];

const YES = (yes: boolean) => (yes ? 'Sí' : 'No');

const SHEETS: Record<Format, { headers: string[]; row: Row; at: Record<Column, number> }> = {
  own: {
    at: { name: 0, sku: 1, price: 2, units: 4, active: 5 },
    headers: ['Nombre', 'SKU', 'Precio', 'Precio con descuento', 'Unidades disponibles', 'Visibilidad'],
    row: ({ name, sku, price, discount, units, active }, money) => [
      name,
      sku,
      money(price),
      money(discount),
      String(units),
      YES(active),
    ],
  },
  shopify: {
    at: { name: 1, sku: 5, price: 7, units: 6, active: 2 },
    headers: [
      'Handle',
      'Title',
      'Published',
      'Option1 Name',
      'Option1 Value',
      'Variant SKU',
      'Variant Inventory Qty',
      'Variant Price',
      'Variant Compare At Price',
      'Status',
    ],
    row: ({ name, sku, price, discount, units, active }, money) => [
      sku.toLowerCase(),
      name,
      String(active),
      'Title',
      'Default Title',
      sku,
      String(units),
      money(discount ?? price),
      discount === null ? '' : money(price),
      'active',
    ],
  },
  tiendanube: {
    at: { name: 1, sku: 5, price: 2, units: 4, active: 6 },
    headers: [
      'Identificador de URL',
      'Nombre',
      'Precio',
      'Precio promocional',
      'Stock',
      'SKU',
      'Mostrar en tienda',
    ],
    row: ({ name, sku, price, discount, units, active }, money) => [
      sku.toLowerCase(),
      name,
      money(price),
      money(discount),
      String(units),
      sku,
      active ? 'SÍ' : 'NO',
    ],
  },
  woocommerce: {
    at: { name: 2, sku: 1, price: 6, units: 4, active: 3 },
    headers: ['Tipo', 'SKU', 'Nombre', 'Publicado', 'Inventario', 'Precio rebajado', 'Precio normal'],
    row: ({ name, sku, price, discount, units, active }, money) => [
      'simple',
      sku,
      name,
      String(Number(active)),
      String(units),
      money(discount),
      money(price),
    ],
  },
};

/** The file that such a program writes of these products. */
export async function fileIn(manner: Manner, items: readonly Item[]): Promise<Uint8Array> {
  const { format, amount, dress } = manner;
  const { headers, row, at } = SHEETS[format];
  const lines = items.map((item) => {
    const cells = row(item, (value) => written(value, amount));
    return item.odd === undefined ? cells : cells.with(at[item.odd.column], item.odd.text);
  });
  const merged = dress === 'merged cells' ? [at.price, at.units, at.active] : [];
  return encoded(dressed([headers, ...lines], dress, at), manner, merged);
}

/**
 * The bytes of a file with these rows.
 * @param merged columns whose equal cells below each other are one, in a workbook
 */
export async function encoded(
  rows: readonly string[][],
  { separator, encoding, dress }: Pick<Manner, 'separator' | 'encoding' | 'dress'>,
  merged: readonly number[] = [],
): Promise<Uint8Array> {
  if (encoding === 'xlsx') return workbookOf(rows, merged);
  const cell = (text: string) =>
    dress === 'quoted' || text.includes(separator) || /["\r\n]/.test(text)
      ? `"${text.replaceAll('"', '""')}"`
      : text;
  const text = rows.map((cells) => `${cells.map(cell).join(separator)}\r\n`).join('');
  if (encoding === 'utf-16') return new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'));
  if (encoding === 'utf-16 BE') return new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le').swap16());
  if (encoding === 'windows-1252') return new Uint8Array(Buffer.from(text, 'latin1'));
  return new TextEncoder().encode(encoding === 'utf-8' ? text : `\uFEFF${text}`);
}

/** A workbook as a person makes one: what looks like a number is one, and zeros in front come from the form of the cell. */
function workbookOf(rows: readonly string[][], merged: readonly number[]): Promise<Uint8Array> {
  const merges = merged.flatMap((column) =>
    runsOf(rows.map((cells) => cells[column] ?? '')).map(({ first, last }) => ({
      startRow: first,
      endRow: last,
      startCol: column,
      endCol: column,
    })),
  );
  const hidden = (row: number, column: number): boolean =>
    merges.some(({ startRow, endRow, startCol }) => startCol === column && row > startRow && row <= endRow);
  const forms = new Map<string, { value: number; style: { numFmt: string } }>();
  const values = rows.map((cells, row) =>
    cells.map((text, column) => {
      if (hidden(row, column)) return null;
      if (/^0+[1-9]\d*$/.test(text) && row % 2 === 0)
        forms.set(`${row},${column}`, {
          value: Number(text),
          style: { numFmt: '0'.repeat(text.length) },
        });
      return /^[1-9]\d*$/.test(text) ? Number(text) : text;
    }),
  );
  return writeXlsx({ sheets: [{ name: 'Hoja1', rows: values, cells: forms, merges }] });
}

/** Where equal texts stand below each other, the titles left out. */
function runsOf(texts: readonly string[]): { first: number; last: number }[] {
  const runs: { first: number; last: number }[] = [];
  for (let first = 1; first < texts.length; first += 1) {
    let last = first;
    while (texts[first] !== '' && texts[last + 1] === texts[first]) last += 1;
    if (last > first) runs.push({ first, last });
    first = last;
  }
  return runs;
}

/** Where the first item stands in a file of a manner, and how far the next one is. */
export function placesOf({ dress }: Manner): { first: number; step: number } {
  if (dress === 'a title above') return { first: 4, step: 1 };
  return { first: 2, step: dress === 'blank lines' ? 2 : 1 };
}

function dressed(rows: string[][], dress: Manner['dress'], at: Record<Column, number>): string[][] {
  const width = rows[0]?.length ?? 0;
  const blank = Array<string>(width).fill('');
  switch (dress) {
    case 'spaced':
      return rows.map((cells) => cells.map((cell) => (cell === '' ? '' : `  ${cell} `)));
    case 'hard spaces':
      return rows.map((cells) => cells.map((cell) => (cell === '' ? '' : `${cell}\u00A0`)));
    case 'blank lines':
      return rows.flatMap((cells, index) => (index === 0 ? [cells] : [cells, blank]));
    case 'a title above':
      return [blank.with(0, 'Lista de precios'), blank, ...rows];
    case 'a total below':
      return [...rows, blank.with(at.name, 'TOTAL').with(at.units, '9999')];
    case 'one title twice':
      return rows.map((cells, index) => [...cells, index === 0 ? (cells[at.price] ?? '') : '777']);
    default:
      return rows;
  }
}
