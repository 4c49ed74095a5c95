import type { PlatformPayment } from '../../../domain/staff/platform-types.ts';
import type { StaffRoute } from '../../http/route.ts';
import { asReview } from '../billing/module.ts';
import { PLATFORM_PAYMENT } from './staff-schema.ts';

/** Rows of one answer: those that are looked at make room for the rest. */
const MOST = 50;

export const listPlatformPayments: StaffRoute = {
  method: 'GET',
  path: '/platform/payments',
  operationId: 'listPlatformPayments',
  summary: 'Payments to the platform that name no invoice, until a person has looked; for its staff',
  tags: ['platform'],
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
