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

const PASSPORT = 3;
const COLOMBIA = '573001234567';
const ELSEWHERE = '13055550100';

const details = (over: object) =>
  world.owner.put(`${world.base}/billing/information`, { ...DETAILS, ...over });

async function branch(mobile_phone_number: string): Promise<number> {
  const made = await world.owner.post<{ id: number }>(`${world.base}/user-stores`, {
    name: mobile_phone_number,
    mobile_phone_number,
    email: 'caja@tienda.co',
  });
  expect(made.status).toBe(201);
  return made.body.id;
}

/** The store sells elsewhere now: by its number, and by a document that no country is known of. */
async function move(): Promise<{ status: number }> {
  await branch(ELSEWHERE);
  return details({ document_type_id: PASSPORT, country_code: 'AR', city_id: null });
}

describe('[BIL-08] a plan without a price where the merchant is billed', () => {
  const QUARTERLY = { plan_id: 13, plan_payment_type_id: 3 };

  test('renews for the longest shorter period that has one, and its life goes on', async () => {
    await buy(QUARTERLY);
    expect((await move()).status).toBe(200);
    await world.pass(80);
    const [renewal] = await world.invoices();
    expect(renewal).toMatchObject({ kind: 'renewal', plan_id: 3, amount: 1699, currency: 'USD' });
    await world.pass(35);
    expect(await world.subscription()).toMatchObject({ state: 'blocked', open_invoice_id: renewal?.id });
  }, 240_000);

  test('is not chosen for the next renewal there', async () => {
    await buy();
    await move();
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
    await move();
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
  await move();
  expect((await order('CO')).status).toBe(422);
  expect(await world.invoices()).toMatchObject([{ currency: 'COP' }]);
});

describe('[BIL-06] the country of a price is none that is typed', () => {
  const country = async () => (await world.subscription()).price_country;
  const plan = { provider: 'payu', plan_id: 3, plan_payment_type_id: 1 };
  const bill = async () => {
    expect((await world.owner.post(`${world.base}/billing/checkouts`, plan)).status).toBe(201);
    return (await world.invoices())[0]?.currency;
  };

  test('an address elsewhere changes no price', async () => {
    expect((await details({ country_code: 'US', city_id: null })).status).toBe(200);
    expect([await country(), await bill()]).toEqual(['CO', 'COP']);
  });

  /** The free plan has one line. Reading the features moves the clock past the cached session. */
  const onTrial = () =>
    world.test.database.platformWrite((sql) =>
      sql
        .updateTable('stores')
        .set({ trial_ended_at: new Date(world.test.clock.now().getTime() + 86_400_000) })
        .where('id', '=', world.test.otherStoreId)
        .execute(),
    );

  test('a branch of Colombia is enough, on or off, and a document of Colombia too', async () => {
    await onTrial();
    await world.features();
    await branch(ELSEWHERE);
    expect(await country()).toBe('CO');
    expect((await details({ document_type_id: PASSPORT })).status).toBe(200);
    expect(await country()).toBe('DO');
    const id = await branch(COLOMBIA);
    expect((await world.owner.put(`${world.base}/disable-user-stores`, [id])).status).toBe(204);
    expect([await country(), await bill()]).toEqual(['CO', 'COP']);
  });

  test('a document of Colombia is refused at its field where nothing else of the store is there', async () => {
    await onTrial();
    await world.features();
    await branch(ELSEWHERE);
    expect(await details({})).toMatchObject({
      status: 422,
      body: { errors: { document_type_id: { key: 'document_elsewhere' } } },
    });
    await branch(COLOMBIA);
    expect((await details({})).status).toBe(200);
  });
});
