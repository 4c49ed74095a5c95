import {
  heldUnits,
  holdsStock,
  holdsStockAfter,
  restockedAfter,
  type Holding,
  type LineUnits,
} from '../../../domain/orders/stock-effects.ts';
import { stockDeltas, type StockLine, type StockReason } from '../../../domain/stock/movements.ts';
import { ApiError } from '../../errors.ts';
import type { FieldErrors } from '../../errors.ts';
import type { Draft, Stored } from '../../resources/record-types.ts';
import { lockProducts, moveStock } from '../catalog/module.ts';
import type { Shortage } from '../catalog/module.ts';
import { withFields } from '../../resources/typed-records.ts';
import type { WriteContext } from '../../context.ts';
import { stockLine } from './lines.ts';

/** The order with what it holds after a write: whether its units are taken, and what of each line came back before. */
export function withHolding(record: Draft<'orders'>, before: Stored<'orders'> | null): Draft<'orders'> {
  const lines = record.order_details.map((line) => {
    const was = before?.order_details.find(({ id }) => id === line.id);
    const same = was !== undefined && sameStock(line, was) ? was : undefined;
    return { ...line, restocked: restockedAfter(line.quantity ?? 0, same) };
  });
  const holds_stock = holdsStockAfter(record.order_status_id, before) ? 1 : 0;
  return withFields(record, { order_details: lines, holds_stock });
}

function sameStock(line: Draft<'orders'>['order_details'][number], other: typeof line): boolean {
  const [a, b] = [stockLine(line), stockLine(other)];
  return a.product_id === b.product_id && a.product_variant_id === b.product_variant_id;
}

/** Locks what a write of an order will move, before its lines refer to it. */
export async function lockOrderProducts(
  { tx }: WriteContext,
  after: Draft<'orders'>,
  before: Stored<'orders'> | null,
): Promise<void> {
  const deltas = stockDeltas(heldLines(before), heldLines(after));
  await lockProducts(
    tx,
    deltas.map(({ product_id }) => product_id),
  );
}

/** Locks the products of the orders' lines, in id order, whatever the orders hold of them now. */
export async function lockHeldProducts(
  { tx }: WriteContext,
  orders: readonly Stored<'orders'>[],
): Promise<void> {
  const products = orders.flatMap(({ order_details: lines }) =>
    lines.flatMap(({ product_id }) => product_id ?? []),
  );
  await lockProducts(
    tx,
    products.toSorted((a, b) => a - b),
  );
}

/**
 * Takes or gives back the difference between what an order holds before and after a write (`withHolding`). Cancelling
 * returns its goods and reopening takes them again. Throws `out_of_stock` that names the lines.
 */
export async function moveOrderStock(
  context: WriteContext,
  after: Stored<'orders'>,
  before: Stored<'orders'> | null,
): Promise<void> {
  const held = heldLines(before);
  const short = await moveStock(
    context,
    stockDeltas(held, heldLines(after)),
    reasonOf(after, before),
    after.id,
  );
  if (short.length > 0) throw outOfStock(after, short, held);
}

/** Takes the units that are left when a deleted order returns. Throws `out_of_stock`. */
export async function takeStockAgain(context: WriteContext, order: Stored<'orders'>): Promise<void> {
  const held = heldLines(order);
  const short = await moveStock(context, stockDeltas([], held), 'order', order.id);
  if (short.length > 0) throw outOfStock(order, short, []);
}

/** Puts units of an order that holds them back to the stock. Returns the order with what its lines hold no more. */
export async function restockLines(
  context: WriteContext,
  order: Stored<'orders'>,
  back: readonly { id: number; quantity: number }[],
): Promise<Stored<'orders'>> {
  const lines = order.order_details.map((line) => {
    const units = back.find(({ id }) => id === line.id)?.quantity ?? 0;
    return withFields(line, { restocked: Math.min(line.quantity ?? 0, (line.restocked ?? 0) + units) });
  });
  const after = withFields(order, { order_details: lines });
  await moveStock(context, stockDeltas(heldLines(order), heldLines(after)), 'return', order.id);
  const { tx, storeId } = context;
  for (const { id, restocked } of lines)
    if (back.some((line) => line.id === id))
      await tx.sql
        .updateTable('order_details')
        .set({ restocked })
        .where('store_id', '=', storeId)
        .where('id', '=', id ?? 0)
        .execute();
  return after;
}

/** Gives back what orders hold before they are deleted; all their products are locked first, in id order. */
export async function returnOrderStock(
  context: WriteContext,
  orders: readonly Stored<'orders'>[],
): Promise<void> {
  const held = orders.map((order) => ({
    id: order.id,
    deltas: stockDeltas(heldLines(order), []),
  }));
  const products = held.flatMap(({ deltas }) => deltas.map(({ product_id }) => product_id));
  await lockProducts(context.tx, products);
  for (const { id, deltas } of held) await moveStock(context, deltas, 'order_deleted', id);
}

type Held = Holding & { order_details: (Draft<'orders'>['order_details'][number] & LineUnits)[] };

/** What an order has taken from the stock and not given back. */
function heldLines(order: Held | null): StockLine[] {
  if (order === null) return [];
  return order.order_details.map((line) => ({ ...stockLine(line), quantity: heldUnits(order, line) }));
}

function reasonOf(after: Stored<'orders'>, before: Stored<'orders'> | null): StockReason {
  if (before === null) return 'order';
  const [was, is] = [holdsStock(before), holdsStock(after)];
  if (was === is) return 'order_edit';
  return is ? 'order' : 'order_cancelled';
}

/** `available` is what the order could have of it: what is on the shelf and what the order holds already. */
function outOfStock(
  order: Stored<'orders'>,
  short: readonly Shortage[],
  held: readonly StockLine[],
): ApiError {
  const errors: FieldErrors = {};
  const own = new Map(
    stockDeltas(held, []).map(({ product_id, product_variant_id, delta }) => [
      `${product_id}:${product_variant_id}`,
      delta,
    ]),
  );
  order.order_details.forEach((line, at) => {
    const { product_id, product_variant_id } = stockLine(line);
    const missing = short.find(
      (shortage) =>
        shortage.product_id === product_id && shortage.product_variant_id === (product_variant_id ?? 0),
    );
    if (missing === undefined) return;
    const available = missing.available + (own.get(`${product_id}:${product_variant_id ?? 0}`) ?? 0);
    errors[`order_details.${at}.quantity`] = { key: 'out_of_stock', args: { available } };
  });
  return new ApiError('out_of_stock', { errors });
}
