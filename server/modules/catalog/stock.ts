import { sql } from 'kysely';
import {
  type Movement,
  type Shelf,
  shelfChanges,
  type StockDelta,
  type StockReason,
} from '../../../domain/stock/movements.ts';
import type { Sql, StoreTx } from '../../db/database.ts';
import { recordAudit, type AuditEntry } from '../../resources/service.ts';
import { query } from '../../resources/statement.ts';
import type { WriteContext } from '../../context.ts';

/**
 * The only way that stock changes: under locks on the products, taken in id order, each change with a row in
 * `stock_movements`. Null is stock that is not counted: nothing to take from, never short.
 */

/** Where stock lies: a product, or one of its variants; 0 is the product itself. */
export type ShelfKey = Omit<StockDelta, 'delta'>;

interface ShelfQuantity extends ShelfKey {
  /** Null is stock that is not counted. */
  quantity: number | null;
}

/** A delta that the shelf cannot give; `available` is what is there. */
export interface Shortage extends StockDelta {
  available: number;
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
  const quantities = moves.map(({ quantity_after: quantity, ...key }) => ({ ...key, quantity }));
  await writeShelf(tx.sql, tx.storeId, quantities, now);
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
  note: string | null = null,
): Promise<void> {
  if (moves.length === 0) return;
  const parameters = [tx.storeId, reason, orderId, note, user.userId, now, JSON.stringify(moves)];
  await query(tx.sql, RECORD, parameters);
}

/** The movements travel as one JSON parameter: a stable text for any number of them. */
const RECORD = `insert into stock_movements
  (store_id, product_id, product_variant_id, delta, quantity_after, reason, order_id, note, user_id, at)
select $1, m.product_id, m.product_variant_id, m.delta, m.quantity_after, $2, $3, $4, $5, $6
from json_to_recordset($7::json) as m (product_id bigint, product_variant_id bigint, delta bigint, quantity_after bigint)`;

/** Quantities by product and variant; the locks last until the transaction ends. */
async function lockShelf(
  db: Sql,
  storeId: number,
  deltas: readonly ShelfKey[],
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

/** Writes quantities whose shelves are locked, each with a new version of its product. */
async function writeShelf(
  db: Sql,
  storeId: number,
  moves: readonly ShelfQuantity[],
  now: Date,
): Promise<void> {
  if (moves.length === 0) return;
  const variants = moves.filter(({ product_variant_id }) => product_variant_id !== 0);
  await sql`
    update products p set version = p.version + 1, updated_at = ${now},
      quantity_available = case when moved.own then moved.quantity else p.quantity_available end
    from (
      select product_id, bool_or(variant = 0) as own, max(quantity) filter (where variant = 0) as quantity
      from unnest(${moves.map(({ product_id }) => product_id)}::bigint[],
        ${moves.map(({ product_variant_id }) => product_variant_id)}::bigint[],
        ${moves.map(({ quantity }) => quantity)}::bigint[]) as move (product_id, variant, quantity)
      group by product_id
    ) moved
    where p.store_id = ${storeId} and p.id = moved.product_id`.execute(db);
  if (variants.length === 0) return;
  await sql`
    update product_variants v set quantity = move.quantity
    from unnest(${variants.map(({ product_variant_id }) => product_variant_id)}::bigint[],
      ${variants.map(({ quantity }) => quantity)}::bigint[]) as move (id, quantity)
    where v.store_id = ${storeId} and v.id = move.id`.execute(db);
}

function shelfKey({ product_id, product_variant_id }: ShelfKey): string {
  return `${product_id}:${product_variant_id}`;
}

/** Changed products beyond this are announced without their ids. */
const MOST_EVENTS = 100;

interface Changed extends ShelfQuantity {
  before: number | null;
}

/** What becomes of a quantity; undefined leaves it. */
type NextQuantity = (shelf: ShelfKey, current: number | null) => number | null | undefined;

/**
 * Sets the quantities of shelves under their locks, with rows in the ledger and in the log. `next` gets each quantity as
 * it is now and may throw. A shelf that does not exist is left out, and so is a product whose variants hold its stock.
 * Returns the shelves that exist, with their quantities.
 */
export async function changeShelves(
  context: WriteContext,
  keys: readonly ShelfKey[],
  next: NextQuantity,
  reason: StockReason,
  note: string | null = null,
): Promise<ShelfQuantity[]> {
  if (keys.length === 0) return [];
  const { tx, now } = context;
  const shelf = await lockShelf(tx.sql, tx.storeId, keys);
  const divided = await dividedProducts(tx, keys);
  const found = keys.flatMap((key): Changed[] => {
    const { product_id, product_variant_id } = key;
    const current = shelf.get(shelfKey(key));
    if (current === undefined || (product_variant_id === 0 && divided.has(product_id))) return [];
    const quantity = next(key, current);
    return [
      {
        product_id,
        product_variant_id,
        before: current,
        quantity: quantity === undefined ? current : quantity,
      },
    ];
  });
  const changed = found.filter(({ before, quantity }) => before !== quantity);
  if (changed.length === 0) return found;
  await writeShelf(tx.sql, tx.storeId, changed, now);
  const moves = changed.flatMap(({ product_id, product_variant_id: variant, before, quantity }) => {
    const at = (value: number | null): Shelf => new Map([[variant, value]]);
    return shelfChanges(product_id, at(before), at(quantity));
  });
  await recordMovements(context, moves, reason, null, note);
  await recordAudit(context, changed.map(entryOf));
  announce(
    tx,
    changed.map(({ product_id }) => product_id),
  );
  return found;
}

/** Products whose stock is counted on their variants. */
async function dividedProducts(tx: StoreTx, keys: readonly ShelfKey[]): Promise<Set<number>> {
  const whole = keys.flatMap(({ product_id, product_variant_id }) =>
    product_variant_id === 0 ? [product_id] : [],
  );
  if (whole.length === 0) return new Set();
  const { rows } = await sql<{ id: number }>`
    select distinct parent_id as id from product_variants
    where store_id = ${tx.storeId} and parent_id = any(${whole}::bigint[])`.execute(tx.sql);
  return new Set(rows.map(({ id }) => id));
}

/** The log calls a variant's quantity by the product's word for it; the variant is noted beside. */
function entryOf({ product_id, product_variant_id: variant, before, quantity }: Changed): AuditEntry {
  const changes = {
    quantity_available: [before, quantity] satisfies [unknown, unknown],
    ...(variant === 0 ? {} : { variant: [variant, variant] satisfies [unknown, unknown] }),
  };
  return { action: 'update', resource: 'products', recordId: product_id, changes };
}

function announce(tx: StoreTx, productIds: readonly number[]): void {
  const ids = new Set(productIds);
  if (ids.size > MOST_EVENTS) tx.notify({ type: 'products.updated' });
  else for (const id of ids) tx.notify({ type: 'products.updated', id });
}
