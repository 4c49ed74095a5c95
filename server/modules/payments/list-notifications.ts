import { ALARMS, NOTIFICATION_STATES } from '../../../domain/payments/notification-state.ts';
import { PROVIDERS } from '../../../domain/payments/provider.ts';
import { closedObject } from '../../http/closed-object.ts';
import type { StoreRoute } from '../../http/route.ts';

const MOST = 100;

/** A merchant who looks every week sees each of them, and none stands for ever. */
const DOUBTFUL_DAYS = 30;

const ENTRY = closedObject({
  id: { type: 'integer' },
  provider: { type: 'string', enum: [...PROVIDERS] },
  attempt_id: { type: 'string' },
  state: { type: 'string', enum: [...NOTIFICATION_STATES] },
  reason: { type: ['string', 'null'], enum: [...ALARMS, null] },
  order_id: { type: ['integer', 'null'] },
  tries: { type: 'integer' },
  created_at: { type: 'string', format: 'date-time' },
  settled_at: { type: ['string', 'null'], format: 'date-time' },
  reviewed_at: { type: ['string', 'null'], format: 'date-time' },
  review_note: { type: ['string', 'null'] },
});

/** What providers reported last, and what became of it: where a payment that changed no order is found. */
export const listNotifications: StoreRoute = {
  method: 'GET',
  path: '/stores/{storeId}/payment-notifications',
  operationId: 'listPaymentNotifications',
  summary:
    'The last reports of payment providers, the latest first; doubtful ones of 30 days had no effect, and nobody has reviewed them',
  tags: ['payments'],
  access: { permission: 'payment-channels-store.read', allBranches: true },
  query: {
    state: { type: 'string', enum: [...NOTIFICATION_STATES] },
    doubtful: { type: 'string', enum: ['true'] },
  },
  answers: { 200: { description: 'At most 100 of them', schema: { type: 'array', items: ENTRY } } },
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
