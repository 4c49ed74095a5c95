import { closedObject } from '../../../domain/schema/schema-parts.ts';
import {
  PAYMENT_REVIEWS,
  PLATFORM_PAYMENT,
  type PlatformPayment,
  REVIEW_NOTE,
  REVIEWED,
  type Reviewed,
} from '../../../domain/staff/platform-answers.ts';
import type { Sql } from '../../db/database.ts';
import { ApiError } from '../../errors.ts';
import { pathId } from '../../http/authorise.ts';
import type { StaffRoute } from '../../http/route.ts';
import type { SessionContext } from '../../context.ts';
import { staffRoute } from '../../http/typed-route.ts';
import { asReview } from '../billing/module.ts';

/** Rows of one answer: those that are looked at make room for the rest. */
const MOST = 50;

export const listPlatformPayments: StaffRoute = {
  method: 'GET',
  path: '/platform/payments',
  operationId: 'listPlatformPayments',
  summary: 'Payments to the platform that name no invoice, until a person has looked; for its staff',
  access: 'staff',
  answers: {
    200: {
      description: `The latest ${MOST} of them`,
      schema: { type: 'array', items: PLATFORM_PAYMENT },
      headers: { 'x-total-count': 'All of them' },
    },
  },
  async handle({ ports, user }) {
    const { rows, total } = await ports.database.staff(user.userId, async (sql) => {
      const waiting = sql.selectFrom('plan_notifications').where('review', 'is not', null);
      return {
        rows: await waiting
          .select(['id', 'provider', 'attempt_id', 'review', 'created_at'])
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .limit(MOST)
          .execute(),
        total: await waiting.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
      };
    });
    const body = rows.map(({ created_at, review, ...row }): PlatformPayment => ({
      ...row,
      // `settle.ts` writes known reasons alone.
      review: asReview(review) ?? 'unmatched',
      created_at: created_at.toISOString(),
    }));
    return { status: 200, body, headers: { 'x-total-count': String(total.total) } };
  },
};

const BODY = closedObject(
  {
    review: { type: 'string', enum: [...PAYMENT_REVIEWS], description: 'What the person has looked at.' },
    note: { type: 'string', maxLength: REVIEW_NOTE },
  },
  { optional: ['note'] },
);

const ANSWERS = {
  200: { description: 'Nobody has to look, unless more has happened since', schema: REVIEWED },
} as const;

export const reviewPlatformInvoice = staffRoute({
  method: 'POST',
  path: '/platform/stores/{storeId}/invoices/{id}/review',
  operationId: 'reviewPlatformInvoice',
  summary: 'A person of the staff has looked at the money of an invoice, and notes what they found',
  access: 'staff',
  body: BODY,
  refusals: ['not_found'],
  answers: ANSWERS,
  async handle(context) {
    const { ports, params, body } = context;
    const store_id = pathId(params, 'storeId');
    const invoice_id = pathId(params, 'id');
    const one = (sql: Sql) =>
      sql
        .selectFrom('plan_invoices')
        .select(['number', 'review'])
        .where('store_id', '=', store_id)
        .where('invoice_id', '=', invoice_id);
    let cleared = false;
    const answer = await ports.database.platformWrite(async (sql): Promise<Reviewed> => {
      cleared = false;
      const invoice = await one(sql).forUpdate().executeTakeFirst();
      if (invoice === undefined) throw new ApiError('not_found');
      if (invoice.review !== body.review) return { review: asReview(invoice.review) };
      await sql
        .updateTable('plan_invoices')
        .set({ review: null })
        .where('store_id', '=', store_id)
        .where('invoice_id', '=', invoice_id)
        .execute();
      await noteReview(sql, context, 'reviewPlatformInvoice', { store_id, invoice_id });
      cleared = true;
      return { review: null };
    });
    // What the store has open says that somebody looks: it reads again.
    if (cleared)
      await ports.database.write(store_id, async ({ notify }) =>
        notify({ type: 'invoices.updated', id: invoice_id }),
      );
    return { status: 200, body: answer };
  },
});

export const reviewPlatformPayment = staffRoute({
  method: 'POST',
  path: '/platform/payments/{id}/review',
  operationId: 'reviewPlatformPayment',
  summary: 'A person of the staff has looked at a payment that names no invoice, and notes what they found',
  access: 'staff',
  body: BODY,
  refusals: ['not_found'],
  answers: ANSWERS,
  async handle(context) {
    const { ports, params, body } = context;
    const id = pathId(params, 'id');
    const answer = await ports.database.platformWrite(async (sql): Promise<Reviewed> => {
      const payment = await sql
        .selectFrom('plan_notifications')
        .select(['attempt_id', 'provider', 'review', 'reason'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      if (payment === undefined || payment.reason === null) throw new ApiError('not_found');
      if (payment.review !== body.review) return { review: asReview(payment.review) };
      await sql.updateTable('plan_notifications').set({ review: null }).where('id', '=', id).execute();
      const { attempt_id, provider } = payment;
      await noteReview(sql, context, 'reviewPlatformPayment', { id, provider, attempt_id });
      return { review: null };
    });
    return { status: 200, body: answer };
  },
});

/** In the transaction that takes the mark away: who looked, at what, and what they wrote. */
async function noteReview(
  sql: Sql,
  { user, body, now }: SessionContext<{ review: string; note?: string }>,
  call: string,
  what: Readonly<Record<string, number | string>>,
): Promise<void> {
  const { review, note = '' } = body;
  await sql
    .insertInto('platform_staff_log')
    .values({
      at: now,
      user_id: user.userId,
      email: user.email,
      action: 'review',
      call,
      details: JSON.stringify({ ...what, review, note: note.trim() }),
    })
    .execute();
}
