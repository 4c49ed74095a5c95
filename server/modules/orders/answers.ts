import { answerFaults, storedAnswers } from '../../../domain/checkout-form/answers.ts';
import { FORM_ANSWER, type FormAnswer } from '../../../domain/checkout-form/form-calls.ts';
import type { ManualOrderBody } from '../../../domain/orders/manual-order-body.ts';
import { invalid } from '../../errors.ts';
import { pathId } from '../../http/authorise.ts';
import type { StoreRoute } from '../../http/route.ts';
import { readFormVersion } from '../checkout-form/module.ts';
import type { WriteContext } from '../../context.ts';
import { branchWithinReach } from './order-answer.ts';

/**
 * Keeps what the buyer of a new order answered. The form may have changed since it was shown. So
 * answers are judged by the version that they name.
 * @throws ApiError `invalid` at `dynamic_form.answers.<name>`, or at the version when it is not kept
 */
export async function keepAnswers(
  { tx, storeId, now }: WriteContext,
  orderId: number,
  given: ManualOrderBody['dynamic_form'],
): Promise<void> {
  if (given === undefined || given === null) return;
  const form = await readFormVersion(tx.sql, storeId, given.version);
  if (form === undefined) throw invalid({ 'dynamic_form.version': { key: 'reference' } });
  const faults = Object.entries(answerFaults(form.fields, given.answers));
  if (faults.length > 0)
    throw invalid(Object.fromEntries(faults.map(([name, fault]) => [`dynamic_form.answers.${name}`, fault])));
  const answers = storedAnswers(form.fields, given.answers);
  if (answers.length === 0) return;
  await tx.sql
    .insertInto('order_form_answers')
    .values({
      store_id: storeId,
      order_id: orderId,
      version_id: form.version,
      answers: JSON.stringify(answers),
      created_at: now,
    })
    .execute();
}

/** `GET /orders/{id}/dynamic-form-responses` (spec 2 §7): what the buyer answered at the checkout, in its order. */
export const listAnswers: StoreRoute = {
  method: 'GET',
  path: '/stores/{storeId}/orders/{id}/dynamic-form-responses',
  operationId: 'listOrderFormAnswers',
  summary: 'The answers of an order to the form of the checkout; none where nothing was asked',
  access: { permission: 'orders.read' },
  answers: {
    200: {
      description: 'All of them',
      schema: { type: 'array', items: FORM_ANSWER },
    },
  },
  async handle({ ports, storeId, params, access }) {
    const orderId = pathId(params, 'id');
    return ports.database.read(storeId, async (sql) => {
      await branchWithinReach(sql, storeId, access, orderId);
      const row = await sql
        .selectFrom('order_form_answers')
        .select('answers')
        .where('store_id', '=', storeId)
        .where('order_id', '=', orderId)
        .executeTakeFirst();
      const body: FormAnswer[] = row?.answers ?? [];
      return { status: 200, body };
    });
  },
};
