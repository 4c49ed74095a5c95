import { holdsStock } from '../../../domain/orders/statuses.ts';
import { stockDeltas } from '../../../domain/stock/movements.ts';
import type { StockLine } from '../../../domain/stock/movements.ts';
import type { StockReason } from '../../../domain/stock/reasons.ts';
import { ApiError } from '../../errors.ts';
import type { FieldErrors } from '../../errors.ts';
import type { Draft, Stored } from '../../resources/record-types.ts';
import { lockProducts, moveStock } from '../catalog/module.ts';
import type { Shortage } from '../catalog/module.ts';
import type { WriteContext } from '../module.ts';
import { stockLine } from './lines.ts';
import { readReturnedUnits, type ReturnedUnits } from './refunds/returned-units.ts';

/** Locks what a write of an order will move, before its lines refer to it. */
export async function lockOrderProducts(
  { tx }: WriteContext,
  after: Draft<'orders'>,
  before: Stored<'orders'> | null,
): Promise<void> {
  const returned = await readReturnedUnits(tx, [before]);
  const deltas = stockDeltas(heldLines(before, returned), heldLines(after, returned));
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
 * Takes or gives back the difference between an order before and after a write. A cancelled order holds nothing, so
 * that cancelling returns its goods and reopening takes them again. Throws `out_of_stock` that names the lines.
 */
export async function moveOrderStock(
  context: WriteContext,
  after: Stored<'orders'>,
  before: Stored<'orders'> | null,
): Promise<void> {
  const returned = await readReturnedUnits(context.tx, [before]);
  const held = heldLines(before, returned);
  const short = await moveStock(
    context,
    stockDeltas(held, heldLines(after, returned)),
    reasonOf(after, before),
    after.id,
  );
  if (short.length > 0) throw outOfStock(after, short, held);
}

/** Takes the units that are left when a deleted order returns. Throws `out_of_stock`. */
export async function takeStockAgain(context: WriteContext, order: Stored<'orders'>): Promise<void> {
  const held = heldLines(order, await readReturnedUnits(context.tx, [order]));
  const short = await moveStock(context, stockDeltas([], held), 'order', order.id);
  if (short.length > 0) throw outOfStock(order, short, []);
}

/** Puts the units of a refund back to the stock. @param before units of earlier refunds */
export async function moveReturnedStock(
  context: WriteContext,
  order: Stored<'orders'>,
  before: ReturnedUnits,
  after: ReturnedUnits,
): Promise<void> {
  const deltas = stockDeltas(heldLines(order, before), heldLines(order, after));
  await moveStock(context, deltas, 'return', order.id);
}

/** Gives back what orders hold before they are deleted; all their products are locked first, in id order. */
export async function returnOrderStock(
  context: WriteContext,
  orders: readonly Stored<'orders'>[],
): Promise<void> {
  const returned = await readReturnedUnits(context.tx, orders);
  const held = orders.map((order) => ({
    id: order.id,
    deltas: stockDeltas(heldLines(order, returned), []),
  }));
  const products = held.flatMap(({ deltas }) => deltas.map(({ product_id }) => product_id));
  await lockProducts(context.tx, products);
  for (const { id, deltas } of held) await moveStock(context, deltas, 'order_deleted', id);
}

/** What an order has taken from the stock and not given back. A line whose units all came back holds none. */
function heldLines(order: Draft<'orders'> | null, returned: ReturnedUnits): StockLine[] {
  if (order === null || !holdsStock(order.order_status_id)) return [];
  return order.order_details.map((line) => {
    const held = stockLine(line);
    return { ...held, quantity: Math.max(0, held.quantity - (returned.get(line.id ?? 0) ?? 0)) };
  });
}

function reasonOf(after: Stored<'orders'>, before: Stored<'orders'> | null): StockReason {
  if (before === null) return 'order';
  const [was, is] = [holdsStock(before.order_status_id), holdsStock(after.order_status_id)];
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
