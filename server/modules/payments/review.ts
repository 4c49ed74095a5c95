import { owedBack } from '../../../domain/orders/refunds.ts';
import { closedObject } from '../../../domain/schema/schema-parts.ts';
import {
  LONGEST_REVIEW_NOTE,
  NOTIFICATION_STATES,
  SURPLUS_ALARMS,
} from '../../../domain/payments/notification-state.ts';
import { PAYMENT_REPORT } from '../../../domain/payments/payment-answers.ts';
import { ApiError } from '../../errors.ts';
import { pathId } from '../../http/authorise.ts';
import type { StoreRoute } from '../../http/route.ts';
import { storeRoute } from '../../http/typed-route.ts';
import { recordAudit, writeOnce } from '../../resources/service.ts';
import type { Stored } from '../../resources/record-types.ts';
import type { WriteContext } from '../../context.ts';
import { lockNotification, type NotificationRow } from './notifications.ts';

const MOST = 100;

/** A merchant who looks every week sees each of them, and none stands for ever. */
const DOUBTFUL_DAYS = 30;

/** What providers reported last, and what became of it: where a payment that changed no order is found. */
export const listNotifications: StoreRoute = {
  method: 'GET',
  path: '/stores/{storeId}/payment-notifications',
  operationId: 'listPaymentNotifications',
  summary:
    'The last reports of payment providers, the latest first; doubtful ones of 30 days had no effect, and nobody has reviewed them',
  access: { permission: 'payment-channels-store.read', allBranches: true },
  query: {
    state: { type: 'string', enum: [...NOTIFICATION_STATES] },
    doubtful: { type: 'string', enum: ['true'] },
  },
  answers: { 200: { description: 'At most 100 of them', schema: { type: 'array', items: PAYMENT_REPORT } } },
  async handle({ ports, storeId, query, now }) {
    const state = query.get('state');
    const since = new Date(now.getTime() - DOUBTFUL_DAYS * 24 * 60 * 60 * 1000);
    const body = await ports.database.read(storeId, (sql) =>
      sql
        .selectFrom('payment_notifications')
        .select(['id', 'provider', 'attempt_id', 'state', 'reason', 'order_id', 'tries'])
        .select(['created_at', 'settled_at', 'reviewed_at', 'review_note'])
        .where('store_id', '=', storeId)
        .$if(state !== null, (all) => all.where('state', '=', state ?? ''))
        .$if(query.get('doubtful') !== null, (all) =>
          all
            .where('reason', 'is not', null)
            .where('reviewed_at', 'is', null)
            .where('created_at', '>', since),
        )
        .orderBy('id', 'desc')
        .limit(MOST)
        .execute(),
    );
    return { status: 200, body };
  },
};

const PATH = '/stores/{storeId}/payment-notifications/{id}/review';

/** A payment of an order that nobody found may be of any branch. */
const ACCESS = { permission: 'orders.mark_paid', allBranches: true } as const;

const BODY = closedObject(
  { note: { type: ['string', 'null'], maxLength: LONGEST_REVIEW_NOTE } },
  { optional: ['note'] },
);

/** A second review changes nothing: the first one's name, time and note stay. */
export const reviewNotification = storeRoute({
  method: 'PUT',
  path: PATH,
  operationId: 'reviewPaymentNotification',
  summary: 'Mark a payment that changed no order as reviewed, with a note; it waits for nobody any more',
  access: ACCESS,
  body: BODY,
  answers: { 204: { description: 'Reviewed' } },
  handle: (context) => {
    const id = pathId(context.params, 'id');
    const typed = context.body.note?.trim() ?? '';
    const note = typed === '' ? null : typed;
    return writeOnce(context, async (write) => {
      const row = await lockDoubtful(write, id);
      if (row.reviewed_at === null) {
        await setReview(write, row, reviewBy(write, note));
        await announceOrder(write, row);
      }
      return { status: 204 };
    });
  },
});

export const takeReviewBack: StoreRoute = {
  method: 'DELETE',
  path: PATH,
  operationId: 'unreviewPaymentNotification',
  summary: 'Take a review back: the payment waits for a person again',
  access: ACCESS,
  answers: { 204: { description: 'It waits for a person' } },
  handle: (context) => {
    const id = pathId(context.params, 'id');
    return writeOnce(context, async (write) => {
      const row = await lockDoubtful(write, id);
      if (row.reviewed_at !== null) {
        await setReview(write, row, { reviewed_at: null, reviewed_by: null, review_note: null });
        await announceOrder(write, row);
      }
      return { status: 204 };
    });
  },
};

/**
 * Ends what waits for a person because the buyer has paid too much, once nothing of it is left to give back: it was
 * refunded, here or at the provider, or the order takes it after all. The order is locked.
 */
export async function endSurplus(
  write: WriteContext,
  order: Stored<'orders'>,
  before: Stored<'orders'> | null,
): Promise<void> {
  if (before === null || owedBack(before) === 0 || owedBack(order) > 0) return;
  const rows = await write.tx.sql
    .selectFrom('payment_notifications')
    .selectAll()
    .where('store_id', '=', write.storeId)
    .where('order_id', '=', order.id)
    .where('reason', 'in', [...SURPLUS_ALARMS])
    .where('reviewed_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const row of rows) await setReview(write, row, reviewBy(write));
}

/** Throws `not_found` for a report that had its effect, or may still have one: nobody needs to look at it. */
async function lockDoubtful(write: WriteContext, id: number): Promise<NotificationRow> {
  const row = await lockNotification(write.tx, id);
  if (row === undefined || row.reason === null) throw new ApiError('not_found');
  return row;
}

type Review = Pick<NotificationRow, 'reviewed_at' | 'reviewed_by' | 'review_note'>;

function reviewBy({ now, user }: WriteContext, note: string | null = null): Review {
  return { reviewed_at: now, reviewed_by: user.userId, review_note: note };
}

/** With its entry in the log, the order's own where there is one, and the news for open panels. */
async function setReview(write: WriteContext, row: NotificationRow, review: Review): Promise<void> {
  const { tx, storeId } = write;
  await tx.sql
    .updateTable('payment_notifications')
    .set(review)
    .where('store_id', '=', storeId)
    .where('id', '=', row.id)
    .execute();
  const named = (is: Review) => (is.reviewed_at === null ? null : row.attempt_id);
  const noted = row.review_note !== null || review.review_note !== null;
  await recordAudit(write, [
    {
      action: review.reviewed_at === null ? 'unreview' : 'review',
      ...(row.order_id === null
        ? { resource: 'payment-notifications', recordId: row.id }
        : { resource: 'orders', recordId: row.order_id }),
      changes: {
        payment_review: [named(row), named(review)],
        ...(noted && { payment_note: [row.review_note, review.review_note] }),
      },
    },
  ]);
  tx.notify({ type: 'payment-notifications.reviewed', id: row.id });
}

/** Its timeline is read again where it is open. */
async function announceOrder(
  { tx, storeId }: WriteContext,
  { order_id: id }: NotificationRow,
): Promise<void> {
  if (id === null) return;
  const order = await tx.sql
    .selectFrom('orders')
    .select('user_store_id')
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (order !== undefined) tx.notify({ type: 'orders.updated', id, branches: [order.user_store_id] });
}
