import { closedObject } from '../../../domain/schema/schema-parts.ts';
import { isPayable } from '../../../domain/plans/subscription.ts';
import {
  CONFIRMED_BY_HAND,
  type ConfirmedByHand,
  PLATFORM_INVOICE,
  type PlatformInvoice,
  REVIEW_NOTE,
} from '../../../domain/staff/platform-answers.ts';
import type { Sql } from '../../db/database.ts';
import { invalid } from '../../errors.ts';
import { pathId } from '../../http/authorise.ts';
import type { StaffRoute } from '../../http/route.ts';
import { staffRoute } from '../../http/typed-route.ts';
import { asReview, confirmByHand } from '../billing/module.ts';
import { isCalled, pageParameters, readPage, type PageQuery } from './page-query.ts';

const FIELDS = ['created_at', 'due_date', 'amount'] as const;

interface InvoiceSelection extends PageQuery<(typeof FIELDS)[number]> {
  store: number | null;
  status: number | null;
  /** Those alone at which a person must look. */
  review: boolean;
}

export const listPlatformInvoices: StaffRoute = {
  method: 'GET',
  path: '/platform/invoices',
  operationId: 'listPlatformInvoices',
  summary: 'What all stores were asked to pay, the newest first; for the staff of the platform',
  access: 'staff',
  query: {
    ...pageParameters(FIELDS),
    'store_id.equals': { type: 'integer', minimum: 1 },
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
    const number = (key: string): number | null => (query.has(key) ? Number(query.get(key)) : null);
    const selection = {
      ...readPage(query, FIELDS),
      store: number('store_id.equals'),
      status: number('invoice_status_id.equals'),
      review: query.has('review'),
    };
    const { body, total } = await ports.database.staff(user.userId, async (sql) => ({
      body: await readInvoices(sql, selection),
      total: await countInvoices(sql, selection),
    }));
    return { status: 200, body, headers: { 'x-total-count': String(total) } };
  },
};

function selected(sql: Sql, { store, status, review, words }: InvoiceSelection) {
  return sql
    .selectFrom('invoices as i')
    .innerJoin('stores as st', 'st.id', 'i.store_id')
    .leftJoin('plan_invoices as p', (join) =>
      join.onRef('p.store_id', '=', 'i.store_id').onRef('p.invoice_id', '=', 'i.id'),
    )
    .where(isCalled(words))
    .$if(store !== null, (all) => all.where('i.store_id', '=', store ?? 0))
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

const BODY = closedObject({
  note: {
    type: 'string',
    minLength: 1,
    maxLength: REVIEW_NOTE,
    description: 'How and when the money came.',
  },
});

/** The plan and the line in the staff's log are written in one transaction (decision 62). */
export const confirmPlatformInvoice = staffRoute({
  method: 'POST',
  path: '/platform/stores/{storeId}/invoices/{id}/payment',
  operationId: 'confirmPlatformInvoice',
  summary: 'A person of the staff confirms that an invoice was paid by hand: its plan is granted, once',
  access: 'staff',
  body: BODY,
  refusals: ['not_found', 'invoice_voided', 'invoice_paid'],
  answers: {
    200: { description: 'Paid, now or by the same confirmation before', schema: CONFIRMED_BY_HAND },
    409: { description: 'Voided, or paid in another way' },
  },
  async handle({ ports, params, body, user, now, requestId }) {
    const store_id = pathId(params, 'storeId');
    const invoice_id = pathId(params, 'id');
    const note = body.note.trim();
    if (note === '') throw invalid({ note: { key: 'required' } });
    const answer = await ports.database.write(store_id, async (tx): Promise<ConfirmedByHand> => {
      const payment = { invoiceId: invoice_id, userId: user.userId, note };
      if (await confirmByHand(ports, tx, payment, requestId))
        await tx.sql
          .insertInto('platform_staff_log')
          .values({
            at: now,
            user_id: user.userId,
            email: user.email,
            action: 'review',
            call: 'confirmPlatformInvoice',
            details: JSON.stringify({ store_id, invoice_id, note }),
          })
          .execute();
      const { invoice_status_id, paid_at } = await tx.sql
        .selectFrom('plan_invoices as p')
        .innerJoin('invoices as i', (join) =>
          join.onRef('i.store_id', '=', 'p.store_id').onRef('i.id', '=', 'p.invoice_id'),
        )
        .select(['i.invoice_status_id', 'p.paid_at'])
        .where('p.store_id', '=', store_id)
        .where('p.invoice_id', '=', invoice_id)
        .executeTakeFirstOrThrow();
      return { invoice_status_id, paid_at: paid_at?.toISOString() ?? null };
    });
    return { status: 200, body: answer };
  },
});
