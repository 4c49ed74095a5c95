import { sql } from 'kysely';
import type { StockReason } from '../../../domain/stock/reasons.ts';
import { shelfChanges, type Shelf } from '../../../domain/stock/shelf-changes.ts';
import type { StoreTx } from '../../db/database.ts';
import { recordAudit, type AuditEntry } from '../../resources/service.ts';
import type { WriteContext } from '../module.ts';
import {
  lockShelf,
  recordMovements,
  shelfKey,
  writeShelf,
  type ShelfKey,
  type ShelfQuantity,
} from './stock.ts';

/** Changed products beyond this are announced without their ids. */
const MOST_EVENTS = 100;

interface Changed extends ShelfQuantity {
  before: number | null;
}

/** What becomes of a quantity; undefined leaves it. */
export type NextQuantity = (shelf: ShelfKey, current: number | null) => number | null | undefined;

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
