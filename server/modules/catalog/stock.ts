/**
 * The only way that stock changes: under locks on the products, taken in id order, each change with a row in
 * `stock_movements`. Null is stock that is not counted: nothing to take from, never short.
 */
import { sql } from 'kysely';
import type { StockDelta } from '../../../domain/stock/movements.ts';
import type { Sql, StoreTx } from '../../db/database.ts';
import type { WriteContext } from '../module.ts';

export type StockReason =
  'order' | 'order_edit' | 'order_cancelled' | 'order_deleted' | 'adjustment' | 'import';

/** A delta that the shelf cannot give; `available` is what is there. */
export interface Shortage extends StockDelta {
  available: number;
}

export interface Movement extends StockDelta {
  quantity_after: number;
}

/**
 * Moves stock, or moves none and returns what is short. `deltas` come in id order, as `stockDeltas` makes them.
 * A moved product gets a new version, so that a form opened before is noticed as stale.
 */
export async function moveStock(
  context: WriteContext,
  deltas: readonly StockDelta[],
  reason: StockReason,
  orderId: number | null,
): Promise<Shortage[]> {
  if (deltas.length === 0) return [];
  const { tx, now } = context;
  const shelf = await lockShelf(tx.sql, tx.storeId, deltas);
  const moves = deltas.flatMap((delta): Movement[] => {
    const available = shelf.get(shelfKey(delta)) ?? null;
    return available === null ? [] : [{ ...delta, quantity_after: available + delta.delta }];
  });
  const short = moves.filter(({ quantity_after }) => quantity_after < 0);
  if (short.length > 0)
    return short.map(({ quantity_after, ...delta }) => ({
      ...delta,
      available: Math.max(0, quantity_after - delta.delta),
    }));
  await writeShelf(tx.sql, tx.storeId, moves, now);
  await recordMovements(context, moves, reason, orderId);
  for (const id of new Set(moves.map(({ product_id }) => product_id)))
    tx.notify({ type: 'products.updated', id });
  return [];
}

/** Locks products in id order until the transaction ends; for writers that will move several sets of them. */
export async function lockProducts(tx: StoreTx, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return;
  await sql`
    select id from products where store_id = ${tx.storeId} and id = any(${[...new Set(productIds)]}::bigint[])
    order by id for no key update`.execute(tx.sql);
}

/** Writes the ledger for stock that has changed already (an edited product, an import). */
export async function recordMovements(
  { tx, user, now }: WriteContext,
  moves: readonly Movement[],
  reason: StockReason,
  orderId: number | null,
): Promise<void> {
  if (moves.length === 0) return;
  await tx.sql
    .insertInto('stock_movements')
    .values(
      moves.map((move) => ({
        store_id: tx.storeId,
        product_id: move.product_id,
        product_variant_id: move.product_variant_id,
        delta: move.delta,
        quantity_after: move.quantity_after,
        reason,
        order_id: orderId,
        user_id: user.userId,
        at: now,
      })),
    )
    .execute();
}

/** Quantities by product and variant; the locks last until the transaction ends. */
async function lockShelf(
  db: Sql,
  storeId: number,
  deltas: readonly StockDelta[],
): Promise<Map<string, number | null>> {
  const products = [...new Set(deltas.map(({ product_id }) => product_id))];
  const variants = deltas.flatMap(({ product_variant_id }) => product_variant_id || []);
  const { rows: own } = await sql<{ id: number; quantity: number | null }>`
    select id, quantity_available as quantity from products
    where store_id = ${storeId} and id = any(${products}::bigint[]) order by id for no key update`.execute(
    db,
  );
  const shelf = new Map(
    own.map(({ id, quantity }) => [shelfKey({ product_id: id, product_variant_id: 0 }), quantity]),
  );
  if (variants.length === 0) return shelf;
  const { rows } = await sql<{ product_id: number; id: number; quantity: number | null }>`
    select parent_id as product_id, id, quantity from product_variants
    where store_id = ${storeId} and id = any(${variants}::bigint[]) order by id for no key update`.execute(
    db,
  );
  for (const { product_id, id, quantity } of rows)
    shelf.set(shelfKey({ product_id, product_variant_id: id }), quantity);
  return shelf;
}

async function writeShelf(db: Sql, storeId: number, moves: readonly Movement[], now: Date): Promise<void> {
  if (moves.length === 0) return;
  const variants = moves.filter(({ product_variant_id }) => product_variant_id !== 0);
  await sql`
    update products p set version = p.version + 1, updated_at = ${now},
      quantity_available = case when moved.own then moved.quantity else p.quantity_available end
    from (
      select product_id, bool_or(variant = 0) as own, max(quantity) filter (where variant = 0) as quantity
      from unnest(${moves.map(({ product_id }) => product_id)}::bigint[],
        ${moves.map(({ product_variant_id }) => product_variant_id)}::bigint[],
        ${moves.map(({ quantity_after }) => quantity_after)}::bigint[]) as move (product_id, variant, quantity)
      group by product_id
    ) moved
    where p.store_id = ${storeId} and p.id = moved.product_id`.execute(db);
  if (variants.length === 0) return;
  await sql`
    update product_variants v set quantity = move.quantity
    from unnest(${variants.map(({ product_variant_id }) => product_variant_id)}::bigint[],
      ${variants.map(({ quantity_after }) => quantity_after)}::bigint[]) as move (id, quantity)
    where v.store_id = ${storeId} and v.id = move.id`.execute(db);
}

function shelfKey({ product_id, product_variant_id }: Omit<StockDelta, 'delta'>): string {
  return `${product_id}:${product_variant_id}`;
}
