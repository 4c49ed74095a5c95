import { answerFaults, storedAnswers } from '../../../../domain/checkout-form/answers.ts';
import type { ManualOrderBody } from '../../../../domain/orders/manual-order-body.ts';
import { invalid } from '../../../errors.ts';
import { readFormVersion } from '../../checkout-form/module.ts';
import type { WriteContext } from '../../module.ts';

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
