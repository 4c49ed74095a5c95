import { sql } from 'kysely';
import type { RefundedLine } from '../../../../domain/orders/refunds.ts';
import type { StoreTx } from '../../../db/database.ts';
import type { Stored } from '../../../resources/record-types.ts';

/** Units that refunds have put back to the stock, by the id of their line. */
export type ReturnedUnits = ReadonlyMap<number, number>;

/** Reads them for the orders. Asks nothing of the database while none of them had a refund. */
export async function readReturnedUnits(
  tx: StoreTx,
  orders: readonly (Pick<Stored<'orders'>, 'id' | 'refunded'> | null)[],
): Promise<ReturnedUnits> {
  const ids = orders.flatMap((order) => (order?.refunded ? [order.id] : []));
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ line: number; units: number }>`
    select (l ->> 'id')::bigint as line, sum((l ->> 'quantity')::bigint)::bigint as units
    from order_refunds r, jsonb_array_elements(r.lines) l
    where r.store_id = ${tx.storeId} and r.order_id = any(${ids}::bigint[]) and r.restocked
    group by 1`.execute(tx.sql);
  return new Map(rows.map(({ line, units }) => [line, units]));
}

/** With the units of one more refund. */
export function withReturned(units: ReturnedUnits, lines: readonly RefundedLine[]): ReturnedUnits {
  const sum = new Map(units);
  for (const { id, quantity } of lines) sum.set(id, (sum.get(id) ?? 0) + quantity);
  return sum;
}
