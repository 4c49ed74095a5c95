/** Files in the manner of those that shops bring: a seed decides names and amounts, the manner all the rest. */

export const FORMATS = ['own', 'shopify', 'tiendanube', 'woocommerce'] as const;
export const AMOUNTS = ['45000', '45.000', '45,000', '45000,00', '45000.00', '$ 45.000'] as const;
const SEPARATORS = [',', ';', '\t'] as const;
const ENCODINGS = ['utf-8', 'utf-8 with BOM', 'utf-16', 'windows-1252'] as const;

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
}

export interface Manner {
  format: Format;
  amount: Amount;
  separator: string;
  encoding: (typeof ENCODINGS)[number];
}

/** Every format with every way to write an amount; separators and encodings take turns. */
export const MANNERS: Manner[] = FORMATS.flatMap((format, row) =>
  AMOUNTS.map((amount, column) => ({
    format,
    amount,
    separator: SEPARATORS[(row + column) % SEPARATORS.length] ?? ',',
    encoding: ENCODINGS[(row + 2 * column + (column > 1 ? 1 : 0)) % ENCODINGS.length] ?? 'utf-8',
  })),
);

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

const THINGS = ['Ruana', 'Mochila', 'Piñata', 'Café', 'Jabón', 'Sombrero', 'Arepa', 'Cobija'];

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
    };
  });
}

function written(amount: number | null, as: Amount): string {
  if (amount === null) return '';
  const grouped = (sign: string) => String(amount).replaceAll(/\B(?=(?:\d{3})+$)/g, sign);
  if (as === '45.000') return grouped('.');
  if (as === '45,000') return grouped(',');
  if (as === '$ 45.000') return `$ ${grouped('.')}`;
  if (as === '45000,00') return `${amount},00`;
  return as === '45000.00' ? `${amount}.00` : String(amount);
}

type Row = (item: Item, money: (amount: number | null) => string) => string[];

const YES = (yes: boolean) => (yes ? 'Sí' : 'No');

const SHEETS: Record<Format, { headers: string[]; row: Row }> = {
  own: {
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
export function fileIn({ format, amount, separator, encoding }: Manner, items: readonly Item[]): Uint8Array {
  const { headers, row } = SHEETS[format];
  const cell = (text: string) =>
    text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  const rows = [headers, ...items.map((item) => row(item, (value) => written(value, amount)))];
  const text = rows.map((cells) => `${cells.map(cell).join(separator)}\r\n`).join('');
  if (encoding === 'utf-16') return new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'));
  // Every character of these files is in Latin 1, which Windows-1252 has at the same places.
  if (encoding === 'windows-1252') return new Uint8Array(Buffer.from(text, 'latin1'));
  return new TextEncoder().encode(encoding === 'utf-8' ? text : `\uFEFF${text}`);
}
