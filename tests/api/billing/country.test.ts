import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DETAILS, openBilling, type BillingWorld } from './billing-world.ts';

let world: BillingWorld;

beforeEach(async () => {
  world = await openBilling();
}, 240_000);
afterEach(() => world.close());

async function buy(plan?: { plan_id: number; plan_payment_type_id: number }): Promise<void> {
  await world.report(await world.pay('payu', await world.checkout('payu', plan)));
  await world.work();
}

const move = (country_code: string) =>
  world.owner.put(`${world.base}/billing/information`, {
    ...DETAILS,
    country_code,
    ...(country_code === 'CO' ? {} : { city_id: null }),
  });

describe('[BIL-08] a plan without a price where the merchant is billed', () => {
  const QUARTERLY = { plan_id: 13, plan_payment_type_id: 3 };

  test('renews for the longest shorter period that has one, and its life goes on', async () => {
    await buy(QUARTERLY);
    expect((await move('AR')).status).toBe(200);
    await world.pass(80);
    const [renewal] = await world.invoices();
    expect(renewal).toMatchObject({ kind: 'renewal', plan_id: 3, amount: 1699, currency: 'USD' });
    await world.pass(35);
    expect(await world.subscription()).toMatchObject({ state: 'blocked', open_invoice_id: renewal?.id });
  }, 240_000);

  test('is not chosen for the next renewal there', async () => {
    await buy();
    await move('AR');
    const choose = (next_plan_id: number) =>
      world.owner.put(`${world.base}/billing/subscription`, { next_plan_id });
    expect(await choose(13)).toMatchObject({
      status: 422,
      body: { errors: { next_plan_id: { key: 'enum' } } },
    });
    expect((await choose(2)).status).toBe(200);
  }, 240_000);

  test('that was chosen before the move falls to the period that has one', async () => {
    await buy();
    expect((await world.owner.put(`${world.base}/billing/subscription`, { next_plan_id: 13 })).status).toBe(
      200,
    );
    await move('AR');
    await world.pass(20);
    expect((await world.invoices())[0]).toMatchObject({ kind: 'renewal', plan_id: 3, currency: 'USD' });
  }, 240_000);
});

test('[BIL-06] a plan whose price was read for another country is not ordered: nobody pays what they have not read', async () => {
  const order = (country_code?: string) =>
    world.owner.post(`${world.base}/billing/checkouts`, {
      provider: 'payu',
      plan_id: 3,
      plan_payment_type_id: 1,
      country_code,
    });
  expect(await order('US')).toMatchObject({
    status: 422,
    body: { errors: { country_code: { key: 'billed_elsewhere' } } },
  });
  expect(await world.invoices()).toEqual([]);
  expect((await order('CO')).status).toBe(201);
  await move('US');
  expect((await order('CO')).status).toBe(422);
  expect(await world.invoices()).toMatchObject([{ currency: 'COP' }]);
});
