/** Files in the manner of those that shops bring: a seed decides names and amounts, the manner all the rest. */
import { writeXlsx } from 'hucre/xlsx';

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
const ENCODINGS = ['utf-8', 'utf-8 with BOM', 'utf-16', 'windows-1252', 'xlsx'] as const;

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
  ['units', '-3'],
  ['units', '2.5'],
  ['units', '3 o 4'],
  ['units', '50%'],
  ['units', '#¡REF!'],
  ['active', 'quizás'],
  ['sku', '7.70252E+12'],
  ['sku', '#N/D'],
  ['name', ''],
  ['name', '#VALUE!'],
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

export const FILES = 200;

function turn<T>(list: readonly T[], at: number): T {
  const found = list[at % list.length];
  if (found === undefined) throw new Error('An empty list');
  return found;
}

/** Formats, amounts, separators and encodings take turns, each at a pace of its own, so that all pairs occur. */
export const MANNERS: Manner[] = Array.from({ length: FILES }, (_, seed) => ({
  format: turn(FORMATS, seed),
  amount: turn(AMOUNTS, Math.floor(seed / FORMATS.length)),
  separator: turn(SEPARATORS, seed + Math.floor(seed / 12)),
  encoding: turn(ENCODINGS, seed + Math.floor(seed / 44)),
  dress: turn(DRESSES, seed + Math.floor(seed / 8)),
}));

/** The same numbers for the same seed, from 0 to 1 (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
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
];

/** The last item of each file has an odd cell. */
export function itemsOf(seed: number, count: number): Item[] {
  const random = seeded(seed);
  const whole = (below: number) => Math.floor(random() * below);
  return Array.from({ length: count }, (_, at): Item => {
    const price = (whole(300) + 5) * 1000;
    return {
      name: `${THINGS[whole(THINGS.length)]}, n.º ${seed}-${at}`,
      sku: `G${seed}-${at}`,
      price,
      discount: whole(3) === 0 ? price - 1000 : null,
      units: whole(40),
      active: whole(4) !== 0,
      ...(at === count - 1 ? { odd: oddOf(seed) } : {}),
    };
  });
}

function oddOf(seed: number): NonNullable<Item['odd']> {
  const [column, text] = turn(ODD, seed + Math.floor(seed / FORMATS.length));
  return { column, text };
}

function written(amount: number | null, as: Amount): string {
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
export async function fileIn(
  { format, amount, separator, encoding, dress }: Manner,
  items: readonly Item[],
): Promise<Uint8Array> {
  const { headers, row, at } = SHEETS[format];
  const cell = (text: string) =>
    dress === 'quoted' || text.includes(separator) || /["\r\n]/.test(text)
      ? `"${text.replaceAll('"', '""')}"`
      : text;
  const lines = items.map((item) => {
    const cells = row(item, (value) => written(value, amount));
    return item.odd === undefined ? cells : cells.with(at[item.odd.column], item.odd.text);
  });
  const rows = dressed([headers, ...lines], dress, at);
  if (encoding === 'xlsx')
    return writeXlsx({ sheets: [{ name: 'Hoja1', rows: rows.map((cells) => cells.map(asCell)) }] });
  const text = rows.map((cells) => `${cells.map(cell).join(separator)}\r\n`).join('');
  if (encoding === 'utf-16') return new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'));
  // Every character of these files is in Latin 1, which Windows-1252 has at the same places.
  if (encoding === 'windows-1252') return new Uint8Array(Buffer.from(text, 'latin1'));
  return new TextEncoder().encode(encoding === 'utf-8' ? text : `\uFEFF${text}`);
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

/** As a person types it into a spreadsheet, which makes a number of what looks like one. */
function asCell(text: string): string | number {
  return /^[1-9]\d*$/.test(text) ? Number(text) : text;
}
