import type { FormInput } from '../../../domain/checkout-form/checkout-form.ts';
import type { ManualOrderBody } from '../../../domain/orders/manual-order-body.ts';
import { readForm, writeForm } from '../checkout-form/module.ts';
import { keepAnswers } from '../orders/module.ts';
import type { StoreWriter } from './store-writer.ts';

export interface DemoForm {
  checkoutForm: FormInput;
  /** Given in turn, by the names that the fields of a first form have. */
  answers: NonNullable<ManualOrderBody['dynamic_form']>['answers'][];
}

/** One in three of the latest orders came with answers. */
const LATEST = 30;
const EVERY = 3;

/** What the demo store asks at its checkout. @returns the version of its form */
export async function makeDemoForm(
  writer: StoreWriter,
  { checkoutForm }: DemoForm,
  now: Date,
): Promise<number> {
  return writer.write(async (write) => {
    const { version } = await readForm(write.tx.sql, writer.storeId);
    if (version > 0) return version;
    await writeForm(write, checkoutForm, 'none', null);
    return (await readForm(write.tx.sql, writer.storeId)).version;
  }, now);
}

/** All in one transaction, so that a load that was cut off has none or all. */
export async function keepDemoAnswers(
  writer: StoreWriter,
  { answers }: DemoForm,
  version: number,
): Promise<void> {
  await writer.write(async (write) => {
    const orders = await write.tx.sql
      .selectFrom('orders')
      .select('id')
      .where('store_id', '=', writer.storeId)
      .orderBy('id', 'desc')
      .limit(LATEST)
      .execute();
    const known = await write.tx.sql.selectFrom('order_form_answers').select('order_id').limit(1).execute();
    if (known.length > 0) return;
    for (const [at, { id }] of orders.filter((_, at) => at % EVERY === 0).entries())
      await keepAnswers(write, id, { version, answers: answers[at % answers.length] ?? {} });
  });
}
