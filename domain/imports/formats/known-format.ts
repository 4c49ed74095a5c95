import { fold } from '../../places/fold.ts';
import type { ImportRecord } from '../import-record.ts';
import type { ImportShape } from '../shape.ts';
import { tableOf } from '../table.ts';
import type { Sheet } from '../sheet.ts';
import { isWooCommerce, isWooCommerceHeader } from '../woocommerce-columns.ts';
import { isShopify, readShopify, SHOPIFY_HEADERS } from './shopify.ts';
import { isTiendanube, readTiendanube, TIENDANUBE_HEADERS } from './tiendanube.ts';
import { readWooCommerceRecords } from './woocommerce-records.ts';

/** A program whose product file we read without asking what its columns are. */
export type KnownFormat = 'shopify' | 'tiendanube' | 'woocommerce';

const FORMATS = {
  shopify: { is: isShopify, read: readShopify, reads: among(SHOPIFY_HEADERS) },
  tiendanube: { is: isTiendanube, read: readTiendanube, reads: among(TIENDANUBE_HEADERS) },
  woocommerce: { is: isWooCommerce, read: readWooCommerceRecords, reads: isWooCommerceHeader },
} as const;

function among(headers: readonly string[]): (header: string) => boolean {
  const known = new Set(headers.map(fold));
  return (header) => known.has(fold(header));
}

const NAMES: readonly KnownFormat[] = ['shopify', 'tiendanube', 'woocommerce'];

/** The program that wrote a file of products; undefined for our own columns and for other files. */
export function knownFormat(shape: ImportShape, { headers }: Sheet): KnownFormat | undefined {
  return shape.target === 'products' ? NAMES.find((name) => FORMATS[name].is(headers)) : undefined;
}

/** Whether the products of a program are read from a column, by its header. */
export function readsHeader(format: KnownFormat, header: string): boolean {
  return FORMATS[format].reads(header);
}

/** Its products in our columns. What the shape does not have, such as a field of another role, is left out. */
export function readKnownFormat(shape: ImportShape, sheet: Sheet, format: KnownFormat): ImportRecord[] {
  const paths = new Set(shape.columns.map(({ path }) => path));
  return FORMATS[format].read(tableOf(sheet)).map(({ line, lines }) => ({
    line,
    lines: lines.map((one) => ({
      line: one.line,
      cells: Object.fromEntries(Object.entries(one.cells).filter(([path]) => paths.has(path))),
    })),
  }));
}
