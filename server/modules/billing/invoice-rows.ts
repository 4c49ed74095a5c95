import type { PlanInvoice } from '../../../domain/plans/subscription/subscription.ts';
import type { Sql, StoreTx } from '../../db/database.ts';

/** An invoice of a plan as it is stored. */
export interface StoredInvoice extends PlanInvoice {
  id: number;
  number: string;
  amount: number;
  currency: string;
}

function select(sql: Sql, storeId: number) {
  return sql
    .selectFrom('plan_invoices as p')
    .innerJoin('invoices as i', (join) =>
      join.onRef('i.store_id', '=', 'p.store_id').onRef('i.id', '=', 'p.invoice_id'),
    )
    .select(['i.id', 'i.number', 'i.amount', 'i.currency', 'i.invoice_status_id', 'i.due_date'])
    .select(['p.kind', 'p.plan_id', 'p.renews', 'p.period_from', 'p.period_to'])
    .where('p.store_id', '=', storeId);
}

type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

function stored(row: Row | undefined): StoredInvoice | null {
  if (row === undefined) return null;
  return {
    id: row.id,
    number: row.number,
    amount: row.amount,
    currency: row.currency ?? 'COP',
    kind: row.kind,
    planId: row.plan_id,
    status: row.invoice_status_id,
    dueDate: row.due_date,
    from: row.period_from,
    to: row.period_to,
    renews: row.renews,
  };
}

/** The one invoice of the store that waits for money. */
export async function openInvoice(sql: Sql, storeId: number): Promise<StoredInvoice | null> {
  return stored(await select(sql, storeId).where('p.open', '=', true).executeTakeFirst());
}

/** Null for an invoice that pays no plan, too. */
export async function planInvoice(sql: Sql, storeId: number, id: number): Promise<StoredInvoice | null> {
  return stored(await select(sql, storeId).where('p.invoice_id', '=', id).executeTakeFirst());
}

/** Writes the status of an invoice, and its days once it is paid. */
export async function saveInvoice(
  { sql, storeId, notify }: StoreTx,
  id: number,
  invoice: PlanInvoice,
  { open, paidAt, now }: { open: boolean; paidAt: Date | null; now: Date },
): Promise<void> {
  await sql
    .updateTable('invoices')
    .set((eb) => ({
      invoice_status_id: invoice.status,
      end_date: invoice.to,
      updated_at: now,
      version: eb('version', '+', 1),
    }))
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .execute();
  await sql
    .updateTable('plan_invoices')
    .set({
      open,
      renews: invoice.renews,
      period_from: invoice.from,
      period_to: invoice.to,
      ...(paidAt === null ? {} : { paid_at: paidAt }),
    })
    .where('store_id', '=', storeId)
    .where('invoice_id', '=', id)
    .execute();
  notify({ type: 'invoices.updated', id });
}
