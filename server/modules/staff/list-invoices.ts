import { isPayable } from '../../../domain/plans/subscription/invoice-status.ts';
import type { PlatformInvoice } from '../../../domain/staff/platform-types.ts';
import type { Sql } from '../../db/database.ts';
import type { StaffRoute } from '../../http/route.ts';
import { asReview } from '../billing/module.ts';
import { isCalled, pageParameters, readPage, type PageQuery } from './page-query.ts';
import { PLATFORM_INVOICE } from './staff-schema.ts';

const FIELDS = ['created_at', 'due_date', 'amount'] as const;

interface InvoiceSelection extends PageQuery<(typeof FIELDS)[number]> {
  status: number | null;
  /** Those alone at which a person must look. */
  review: boolean;
}

export const listPlatformInvoices: StaffRoute = {
  method: 'GET',
  path: '/platform/invoices',
  operationId: 'listPlatformInvoices',
  summary: 'What all stores were asked to pay, the newest first; for the staff of the platform',
  tags: ['platform'],
  access: 'staff',
  query: {
    ...pageParameters(FIELDS),
    'invoice_status_id.equals': { type: 'integer', minimum: 1, maximum: 4 },
    review: { type: 'string', enum: ['yes'], description: 'Those alone at whose money a person must look.' },
  },
  answers: {
    200: {
      description: 'A page of them',
      schema: { type: 'array', items: PLATFORM_INVOICE },
      headers: { 'x-total-count': 'Invoices of the selection' },
    },
  },
  async handle({ ports, user, query }) {
    const status = query.get('invoice_status_id.equals');
    const selection = {
      ...readPage(query, FIELDS),
      status: status === null ? null : Number(status),
      review: query.has('review'),
    };
    const { body, total } = await ports.database.staff(user.userId, async (sql) => ({
      body: await readInvoices(sql, selection),
      total: await countInvoices(sql, selection),
    }));
    return { status: 200, body, headers: { 'x-total-count': String(total) } };
  },
};

function selected(sql: Sql, { status, review, words }: InvoiceSelection) {
  return sql
    .selectFrom('invoices as i')
    .innerJoin('stores as st', 'st.id', 'i.store_id')
    .leftJoin('plan_invoices as p', (join) =>
      join.onRef('p.store_id', '=', 'i.store_id').onRef('p.invoice_id', '=', 'i.id'),
    )
    .where(isCalled(words))
    .$if(status !== null, (all) => all.where('i.invoice_status_id', '=', status ?? 0))
    .$if(review, (all) => all.where('p.review', 'is not', null));
}

async function readInvoices(sql: Sql, selection: InvoiceSelection): Promise<PlatformInvoice[]> {
  const rows = await selected(sql, selection)
    .select(['i.id', 'i.store_id', 'st.name as store_name', 'i.number', 'i.amount', 'i.currency'])
    .select(['i.invoice_status_id', 'i.created_at', 'i.due_date', 'p.paid_at', 'p.open', 'p.review'])
    .orderBy(`i.${selection.field}`, selection.direction)
    .orderBy('i.store_id')
    .orderBy('i.id', 'desc')
    .limit(selection.limit)
    .offset(selection.offset)
    .execute();
  return rows.map(({ created_at, paid_at, currency, open, review, ...row }) => ({
    ...row,
    currency: currency ?? 'COP',
    created_at: created_at.toISOString(),
    paid_at: paid_at?.toISOString() ?? null,
    review: asReview(review),
    payable: open === true && isPayable(row.invoice_status_id),
  }));
}

async function countInvoices(sql: Sql, selection: InvoiceSelection): Promise<number> {
  const { total } = await selected(sql, selection)
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}
