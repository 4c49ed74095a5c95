import { REVIEW_NOTE, type ConfirmedByHand } from '../../../domain/staff/platform-types.ts';
import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';
import { invalid } from '../../errors.ts';
import { pathId } from '../../http/authorise.ts';
import { staffRoute } from '../../http/typed-route.ts';
import { confirmByHand } from '../billing/module.ts';
import { CONFIRMED } from './staff-schema.ts';

const BODY = {
  type: 'object',
  properties: {
    note: {
      type: 'string',
      minLength: 1,
      maxLength: REVIEW_NOTE,
      description: 'How and when the money came.',
    },
  },
  required: ['note'],
  additionalProperties: false,
} as const satisfies JsonSchema;

/** The plan and the line in the staff's log are written in one transaction (decision 62). */
export const confirmPlatformInvoice = staffRoute({
  method: 'POST',
  path: '/platform/stores/{storeId}/invoices/{id}/payment',
  operationId: 'confirmPlatformInvoice',
  summary: 'A person of the staff confirms that an invoice was paid by hand: its plan is granted, once',
  tags: ['platform'],
  access: 'staff',
  body: BODY,
  refusals: ['not_found', 'invoice_voided', 'invoice_paid'],
  answers: {
    200: { description: 'Paid, now or by the same confirmation before', schema: CONFIRMED },
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
