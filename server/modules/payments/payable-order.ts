import { sql as raw } from 'kysely';
import { stillToPay } from '../../../domain/orders/refunds.ts';
import { ORDER_STATUS } from '../../../domain/orders/statuses.ts';
import type { Access } from '../../../domain/access/access.ts';
import type { Sql } from '../../db/database.ts';

/** What a checkout needs to know of an order. */
export interface PayableOrder {
  id: number;
  sequence: number | null;
  /**
   * What the buyer may pay, in whole units of `currency`, the order's own. A declined payment has cancelled its order, and may be
   * tried again.
   */
  due: number;
  cancelled: boolean;
  /** True for what a paid order lacks after an edit. */
  difference: boolean;
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
    .select(['o.id', 'o.sequence', 'o.customer', 'o.user_store_id'])
    .select(['o.order_status_id', 'o.total', 'o.paid', 'o.refunded'])
    .select(['s.name as store', raw<string>`coalesce(o.currency, s.currency)`.as('currency')])
    .where('o.store_id', '=', storeId)
    .where('o.id', '=', id)
    .executeTakeFirst();
  if (row === undefined || branches?.includes(row.user_store_id) === false) return null;
  const { sequence, customer, store, currency } = row;
  const difference = row.order_status_id === ORDER_STATUS.paid;
  const due = difference ? stillToPay(row) : (row.total ?? 0);
  const cancelled = row.order_status_id === ORDER_STATUS.cancelled;
  return { id: row.id, sequence, due, cancelled, difference, email: emailOf(customer), store, currency };
}

function emailOf(customer: unknown): string | null {
  if (typeof customer !== 'object' || customer === null || !('email' in customer)) return null;
  return typeof customer.email === 'string' && customer.email !== '' ? customer.email : null;
}
