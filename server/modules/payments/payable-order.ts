import { ORDER_STATUS } from '../../../domain/orders/statuses.ts';
import type { Access } from '../../../domain/access/access.ts';
import type { Sql } from '../../db/database.ts';

/** What a checkout needs to know of an order. */
export interface PayableOrder {
  id: number;
  sequence: number | null;
  total: number;
  paid: boolean;
  email: string | null;
  store: string;
  currency: string;
}

/** Null for an order that the store does not have, or of a branch that this member does not see. */
export async function payableOrder(
  sql: Sql,
  storeId: number,
  id: number,
  branches?: Access['branches'],
): Promise<PayableOrder | null> {
  const row = await sql
    .selectFrom('orders as o')
    .innerJoin('stores as s', 's.id', 'o.store_id')
    .select(['o.id', 'o.sequence', 'o.total', 'o.order_status_id', 'o.customer', 'o.user_store_id'])
    .select(['s.name as store', 's.currency'])
    .where('o.store_id', '=', storeId)
    .where('o.id', '=', id)
    .executeTakeFirst();
  if (row === undefined || branches?.includes(row.user_store_id) === false) return null;
  const { sequence, total, order_status_id, customer, store, currency } = row;
  const paid = order_status_id === ORDER_STATUS.paid;
  return { id: row.id, sequence, total: total ?? 0, paid, email: emailOf(customer), store, currency };
}

function emailOf(customer: unknown): string | null {
  if (typeof customer !== 'object' || customer === null || !('email' in customer)) return null;
  return typeof customer.email === 'string' && customer.email !== '' ? customer.email : null;
}
