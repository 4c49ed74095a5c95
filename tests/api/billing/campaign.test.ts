import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { InvoiceAnswer, PlanAnswer } from '../../../domain/plans/billing-types.ts';
import { openBilling, type BillingWorld } from './billing-world.ts';

const CAMPAIGN = [
  { plan_id: 12, plan_payment_type_id: 1 },
  { plan_id: 10, plan_payment_type_id: 3 },
  { plan_id: 11, plan_payment_type_id: 2 },
];

let world: BillingWorld;

beforeAll(async () => {
  world = await openBilling();
});
afterAll(() => world.close());

/** As a sign-up from the campaign leaves the store. */
async function bring(campaign: boolean): Promise<void> {
  await world.test.database.platformWrite((sql) =>
    sql.updateTable('stores').set({ campaign }).where('id', '=', world.test.otherStoreId).execute(),
  );
}

const checkout = (plan: (typeof CAMPAIGN)[number]) =>
  world.owner.post(`${world.base}/billing/checkouts`, { provider: 'payu', ...plan });

const offered = async (): Promise<PlanAnswer[]> =>
  (await world.owner.get<PlanAnswer[]>(`${world.base}/billing/CO/plans`)).body;

describe('[BIL-07] prices of the campaign', () => {
  test.each(CAMPAIGN)('are refused to a store that it did not bring: plan $plan_id', async (plan) => {
    expect((await checkout(plan)).status).toBe(404);
    const types = `${world.base}/billing/CO/plans/${plan.plan_id}/payment-types`;
    expect((await world.owner.get(types)).status).toBe(404);
    expect(await world.invoices()).toEqual([]);
  });

  test('are not asked for by the browser', async () => {
    expect((await offered()).map(({ id }) => id)).toEqual([1, 3, 13, 2]);
    const asked = await world.owner.get(`${world.base}/billing/CO/plans?campaign=true`);
    expect(asked.status).toBe(400);
  });

  test('are the offer of a store that it brought: the annual one is the best seller, with what it saves against the price that is crossed out', async () => {
    await bring(true);
    const plans = await offered();
    expect(plans.map(({ id }) => id)).toEqual([1, 12, 10, 11]);
    expect(plans.at(-1)).toMatchObject({
      base_price: 550_000,
      list_price: 1_018_000,
      best_seller: true,
      savings: 46,
    });
    const types = await world.owner.get(`${world.base}/billing/CO/plans/11/payment-types`);
    expect(types.body).toMatchObject([{ id: 2, amount: 550_000 }]);
    await bring(false);
  });

  test('are billed to it, and may be chosen for its renewal', async () => {
    await bring(true);
    const bought = await world.checkout('payu', { plan_id: 11, plan_payment_type_id: 2 });
    const invoice = await world.owner.get<InvoiceAnswer>(
      `${world.base}/billing/invoices/${bought.invoice_id}`,
    );
    expect(invoice.body.amount).toBe(550_000);
    expect(await world.report(await world.pay('payu', bought))).toBe(200);
    await world.work();
    expect(await world.subscription()).toMatchObject({ plan_id: 11, state: 'active' });
    const renewed = await world.owner.put(`${world.base}/billing/subscription`, { next_plan_id: 12 });
    expect(renewed.status).toBe(200);
  });

  test('cannot be chosen for a renewal by a store that it did not bring', async () => {
    await bring(false);
    const chosen = await world.owner.put<{ errors: object }>(`${world.base}/billing/subscription`, {
      next_plan_id: 10,
    });
    expect(chosen.status).toBe(422);
    expect(Object.keys(chosen.body.errors)).toEqual(['next_plan_id']);
  });
});
