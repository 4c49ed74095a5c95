import { INVOICE, type BillingDetails, type InvoiceAnswer } from '../../../domain/plans/billing-types.ts';
import { isPayable } from '../../../domain/plans/subscription.ts';
import type { Sql } from '../../db/database.ts';
import { ApiError } from '../../errors.ts';
import { pathId } from '../../http/authorise.ts';
import type { StoreRoute } from '../../http/route.ts';
import { isReviewing } from './checkout-status.ts';

const PATH = '/stores/{storeId}/billing/invoices';
const READ = { permission: 'invoices.read' } as const;

export const listBillingInvoices: StoreRoute = {
  method: 'GET',
  path: PATH,
  operationId: 'listBillingInvoices',
  summary: "The store's invoices, newest first",
  access: READ,
  query: {
    'invoice_status_id.equals': { type: 'integer', minimum: 1, maximum: 4 },
    limit: { type: 'integer', minimum: 1, maximum: 100 },
    page: { type: 'integer', minimum: 1, maximum: 100_000 },
  },
  answers: {
    200: {
      description: 'A page of them',
      schema: { type: 'array', items: INVOICE },
      headers: { 'x-total-count': 'Invoices of the selection' },
    },
  },
  async handle({ ports, storeId, query }) {
    const status = query.get('invoice_status_id.equals');
    const selection: InvoiceSelection = {
      ...(status === null ? {} : { status: Number(status) }),
      limit: Number(query.get('limit') ?? 10),
      page: Number(query.get('page') ?? 1),
    };
    const { body, total } = await ports.database.read(storeId, async (sql) => ({
      body: await readInvoices(sql, storeId, selection),
      total: await countInvoices(sql, storeId, selection),
    }));
    return { status: 200, body, headers: { 'x-total-count': String(total) } };
  },
};

export const readBillingInvoice: StoreRoute = {
  method: 'GET',
  path: `${PATH}/{invoiceId}`,
  operationId: 'readBillingInvoice',
  summary: 'One invoice',
  access: READ,
  answers: { 200: { description: 'The invoice', schema: INVOICE } },
  async handle({ ports, storeId, params }) {
    const id = pathId(params, 'invoiceId');
    const [body] = await ports.database.read(storeId, (sql) =>
      readInvoices(sql, storeId, { id, limit: 1, page: 1 }),
    );
    if (body === undefined) throw new ApiError('not_found');
    return { status: 200, body };
  },
};

/** Which invoices of a store: one, or a page of those in a status, newest first. */
interface InvoiceSelection {
  id?: number;
  status?: number;
  limit: number;
  page: number;
}

function selected(sql: Sql, storeId: number, { id, status }: InvoiceSelection) {
  return sql
    .selectFrom('invoices as i')
    .leftJoin('plan_invoices as p', (join) =>
      join.onRef('p.store_id', '=', 'i.store_id').onRef('p.invoice_id', '=', 'i.id'),
    )
    .where('i.store_id', '=', storeId)
    .$if(id !== undefined, (all) => all.where('i.id', '=', id ?? 0))
    .$if(status !== undefined, (all) => all.where('i.invoice_status_id', '=', status ?? 0));
}

async function countInvoices(sql: Sql, storeId: number, selection: InvoiceSelection): Promise<number> {
  const { total } = await selected(sql, storeId, selection)
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

async function readInvoices(
  sql: Sql,
  storeId: number,
  selection: InvoiceSelection,
): Promise<InvoiceAnswer[]> {
  const rows = await selected(sql, storeId, selection)
    .select(['i.id', 'i.number', 'i.created_at', 'i.due_date', 'i.end_date', 'i.amount', 'i.discount'])
    .select(['i.currency', 'i.invoice_status_id', 'i.billing_information'])
    .select(['p.kind', 'p.plan_id', 'p.period_from', 'p.paid_at', 'p.open', 'p.review'])
    .orderBy('i.created_at', 'desc')
    .orderBy('i.id', 'desc')
    .limit(selection.limit)
    .offset((selection.page - 1) * selection.limit)
    .execute();
  const ids = rows.map(({ id }) => id);
  const lines = await linesOf(sql, storeId, ids);
  const pending = await confirmingOf(sql, storeId, ids);
  return rows.map(({ open, paid_at, review, ...row }) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    discount: row.discount ?? 0,
    currency: row.currency ?? 'COP',
    // Written by `invoices.ts` and by nobody else.
    billing_information: row.billing_information as BillingDetails | null,
    invoice_details: lines
      .filter(({ parent_id }) => parent_id === row.id)
      .map(({ description, quantity, price }) => ({ description, quantity, price })),
    payable: open === true && isPayable(row.invoice_status_id),
    paid_at: paid_at?.toISOString() ?? null,
    confirming: open === true && pending.has(row.id),
    reviewing: isReviewing(review),
  }));
}

async function linesOf(sql: Sql, storeId: number, ids: number[]) {
  if (ids.length === 0) return [];
  return sql
    .selectFrom('invoice_details')
    .select(['parent_id', 'description', 'quantity', 'price'])
    .where('store_id', '=', storeId)
    .where('parent_id', 'in', ids)
    .orderBy('position')
    .execute();
}

/** Invoices of which a provider says that a payment is under way. */
async function confirmingOf(sql: Sql, storeId: number, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await sql
    .selectFrom('plan_payments')
    .select('invoice_id')
    .where('store_id', '=', storeId)
    .where('invoice_id', 'in', ids)
    .where('state', '=', 'pending')
    .execute();
  return new Set(rows.map(({ invoice_id }) => invoice_id));
}
