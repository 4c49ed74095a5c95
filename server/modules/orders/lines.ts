import { sql } from 'kysely';
import { rowUnitPrice, unitPrice } from '../../../domain/orders/totals.ts';
import type { StockLine } from '../../../domain/stock/movements.ts';
import type { StoreTx } from '../../db/database.ts';
import { invalid, type FieldErrors } from '../../errors.ts';
import type { Draft, Stored } from '../../resources/record-types.ts';
import { lockRecords } from '../../resources/service.ts';
import { withFields } from '../../resources/typed-records.ts';
import type { WriteContext } from '../../context.ts';
import { readStoreSettings } from './store-settings.ts';

/** A line as it is about to be written, and as it is stored. */
type DraftLine = Draft<'orders'>['order_details'][number];
type StoredLine = Stored<'orders'>['order_details'][number];

/** What a line sells it as, its price null where it is agreed upon. */
type Sold = Pick<DraftLine, 'name' | 'sku' | 'order_item_option'> & { price: number | null };

/** A row that a caller sends. Its other members are checked with the order. */
interface OrderRow {
  id?: number;
  product_id: number | null;
  product_variant_id?: number | null;
  quantity: number;
  price: number;
}

/** A line's product as the stock knows it; 0 and null both say "the product itself" (spec 1 §3). */
export function stockLine(
  line: Pick<DraftLine, 'product_id' | 'product_variant_id' | 'quantity'>,
): StockLine {
  return {
    product_id: line.product_id ?? null,
    product_variant_id: line.product_variant_id || null,
    quantity: line.quantity ?? 0,
  };
}

/**
 * The lines to store. A line keeps the name and SKU under which it was sold; a new one takes them, and its price, from
 * the product or variant as it is now. Another price than that, or than the one the line was stored with, is a price
 * agreed with the buyer: members with `orders.edit_price` may agree on one, for others it is a mistake.
 * A line without product is sold by name and price alone, which is such an agreement too.
 * An order in another currency than the store's of now takes no new product: its price would be read in that of the order.
 * Throws `invalid` at the line's product, variant, name or price.
 */
export async function linesToStore(
  write: WriteContext,
  { order_details: lines }: Draft<'orders'>,
  before: Stored<'orders'> | null,
): Promise<DraftLine[]> {
  const kept = new Map(before?.order_details.map((line) => [line.id, line]));
  const stored = lines.map((line) => keptLine(line, kept.get(line.id ?? 0)));
  const fresh = lines.filter((_, at) => stored[at] === undefined).map(stockLine);
  const goods = await readGoods(write.tx, fresh);
  const foreign = fresh.some(({ product_id }) => product_id !== null) && (await isForeign(write.tx, before));
  const mayAgree = write.access.owner || write.access.permissions.has('orders.edit_price');
  const errors: FieldErrors = {};
  const complete = lines.map((line, at): DraftLine => {
    const sold =
      stored[at] ??
      soldAs(line, { ...goods, foreign }, (field, key) => {
        errors[`order_details.${at}.${field}`] = { key };
      });
    if (sold === null) return line;
    if (!mayAgree && line.price !== sold.price)
      errors[`order_details.${at}.price`] = { key: 'price_changed', args: { price: sold.price ?? 0 } };
    return withFields(line, {
      product_variant_id: stockLine(line).product_variant_id,
      sequence: line.sequence ?? at + 1,
      name: sold.name ?? null,
      sku: sold.sku ?? null,
      order_item_option: sold.order_item_option ?? null,
    });
  });
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return complete;
}

/** A row of a new order, its `price` that of all its units. */
interface ListedRow extends OrderRow {
  as_listed?: boolean;
}

/**
 * Throws `invalid` at the price of each row that its seller read as the product's own, where the product costs something
 * else by now. It holds for members with `orders.edit_price` too: nobody has agreed on this price. What a row sells is
 * checked by `linesToStore`.
 */
export async function refuseRepriced(write: WriteContext, rows: readonly ListedRow[]): Promise<void> {
  if (!rows.some((row) => row.as_listed)) return;
  const { products, variants } = await readGoods(write.tx, rows.map(stockLine));
  const errors: FieldErrors = {};
  for (const [at, row] of rows.entries()) {
    if (!row.as_listed) continue;
    const { product_id, product_variant_id } = stockLine(row);
    const now =
      product_variant_id === null ? products.get(product_id ?? 0) : variants.get(product_variant_id);
    if (now !== undefined && unitPrice(now) * row.quantity !== row.price)
      errors[`order_details.${at}.price`] = { key: 'price_changed', args: { price: unitPrice(now) } };
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

function keptLine(line: DraftLine, was: StoredLine | undefined): StoredLine | undefined {
  return was !== undefined && sellsSame(stockLine(line), stockLine(was)) ? was : undefined;
}

function sellsSame(a: StockLine, b: StockLine): boolean {
  return a.product_id === b.product_id && a.product_variant_id === b.product_variant_id;
}

/**
 * The rows of `PUT /orders/{id}/products` as lines, each at the price of one unit. What a row sells has the prices of the
 * order's own lines, then that of the product as it is now. Without a product, only the line itself says its price.
 */
export async function pricedByUnit(
  write: WriteContext,
  orderId: number,
  rows: readonly OrderRow[],
): Promise<OrderRow[]> {
  const [order] = await lockRecords(write, 'orders', [orderId]);
  const stored = order?.order_details ?? [];
  const { products, variants } = await readGoods(write.tx, rows.map(stockLine));
  return rows.map((row) => {
    const sells = stockLine(row);
    const { product_id, product_variant_id } = sells;
    const same = stored.filter(
      (line) => sellsSame(stockLine(line), sells) && (product_id !== null || line.id === row.id),
    );
    const now =
      product_variant_id === null ? products.get(product_id ?? 0) : variants.get(product_variant_id);
    const known = [...same.map(({ price }) => price), ...(now === undefined ? [] : [unitPrice(now)])];
    return withFields(row, { price: rowUnitPrice(row, known) });
  });
}

/** Name, SKU, price and options of what a new line sells; null after a complaint. */
function soldAs(
  line: DraftLine,
  { products, variants, foreign }: Goods & { foreign: boolean },
  complain: (field: keyof DraftLine, key: string) => void,
): Sold | null {
  const { product_id, product_variant_id } = stockLine(line);
  if (product_id === null) {
    if (!line.name) complain('name', 'required');
    return { ...line, price: null };
  }
  const product = products.get(product_id);
  const variant = product_variant_id === null ? undefined : variants.get(product_variant_id);
  if (product === undefined) complain('product_id', 'reference');
  else if (foreign) complain('product_id', 'other_currency');
  else if (product_variant_id === null && product.has_variants) complain('product_variant_id', 'required');
  else if (product_variant_id === null)
    return { name: product.name, sku: product.sku, price: unitPrice(product) };
  else if (variant?.product_id !== product_id) complain('product_variant_id', 'reference');
  else
    return {
      name: `${product.name} ${variant.name}`,
      sku: variant.sku ?? product.sku,
      price: unitPrice(variant),
      order_item_option: variant.options,
    };
  return null;
}

/** Whether the order was made in another currency than the prices of the store are in now. */
async function isForeign(tx: StoreTx, order: Stored<'orders'> | null): Promise<boolean> {
  if (order === null || order.currency === null) return false;
  const { currency } = await readStoreSettings(tx.sql, tx.storeId);
  return currency !== order.currency;
}

type Options = Stored<'products'>['product_variants'][number]['options'];

interface Priced {
  id: number;
  name: string;
  sku: string | null;
  price: number;
  discount_price: number | null;
}

/** Products and variants as they are now, by id. */
interface Goods {
  products: Map<number, Priced & { has_variants: boolean }>;
  variants: Map<number, Priced & { product_id: number; options: Options }>;
}

/** What the lines sell, in two statements however many lines there are. */
async function readGoods(tx: StoreTx, lines: readonly StockLine[]): Promise<Goods> {
  const productIds = lines.flatMap(({ product_id }) => product_id ?? []);
  const variantIds = lines.flatMap(({ product_variant_id }) => product_variant_id ?? []);
  const products = productIds.length === 0 ? [] : await readProducts(tx, productIds);
  const variants = variantIds.length === 0 ? [] : await readVariants(tx, variantIds);
  return {
    products: new Map(products.map((product) => [product.id, product])),
    variants: new Map(variants.map((variant) => [variant.id, variant])),
  };
}

async function readProducts(tx: StoreTx, ids: number[]): Promise<(Priced & { has_variants: boolean })[]> {
  const { rows } = await sql<Priced & { has_variants: boolean }>`
    select id, name, sku, price, discount_price, exists (
      select from product_variants v where v.store_id = p.store_id and v.parent_id = p.id
    ) as has_variants
    from products p where store_id = ${tx.storeId} and id = any(${ids}::bigint[])`.execute(tx.sql);
  return rows;
}

async function readVariants(
  tx: StoreTx,
  ids: number[],
): Promise<(Priced & { product_id: number; options: Options })[]> {
  const { rows } = await sql<Priced & { product_id: number; options: Options }>`
    select id, parent_id as product_id, coalesce(name, key) as name, sku, price, discount_price, options
    from product_variants where store_id = ${tx.storeId} and id = any(${ids}::bigint[])`.execute(tx.sql);
  return rows;
}
