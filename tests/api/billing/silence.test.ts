import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { PlatformInvoice } from '../../../domain/staff/platform-answers.ts';
import { type CheckoutAnswer, PLATFORM_PROVIDERS } from '../../../domain/plans/billing-types.ts';
import { billingModule } from '../../../server/modules/billing/module.ts';
import { makeStaff } from '../../support/staff.ts';
import { openBilling, type BillingWorld } from './billing-world.ts';

const QUARTER = 15 * 60_000;
const HOUR = 4 * QUARTER;

let world: BillingWorld;
let logged: string[];

beforeEach(async () => {
  logged = [];
  const log = (fields: object, message: string): void => void logged.push(JSON.stringify([fields, message]));
  world = await openBilling({ ports: { logger: { debug: log, info: log, warn: log, error: log } } });
}, 240_000);
afterEach(() => world.close());

/** One run of the job, as the worker runs it. */
async function look(): Promise<void> {
  const job = { id: 0, storeId: null, kind: 'billing.look', payload: {}, attempts: 1 };
  await billingModule.recurring?.(world.test.ports)[job.kind]?.run(job, new AbortController().signal);
}

async function lookLater(milliseconds: number): Promise<void> {
  world.test.clock.advance(milliseconds);
  await look();
  await world.work();
}

const attemptOf = ({ reference }: CheckoutAnswer) =>
  world.test.database.platform((sql) =>
    sql
      .selectFrom('plan_attempts')
      .select(['looks', 'next_look_at'])
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow(),
  );

const reports = () =>
  world.test.database.platform((sql) =>
    sql.selectFrom('plan_notifications').select(['attempt_id', 'state', 'reason']).orderBy('id').execute(),
  );

const alarms = () => logged.filter((line) => line.includes('a payment of a plan needs a person'));

const ledger = () =>
  world.test.database.platform((sql) =>
    sql.selectFrom('plan_payments').select(['attempt_id', 'state']).orderBy('id').execute(),
  );

describe.each(PLATFORM_PROVIDERS)('[BIL-04] a payment of a plan that %s never reports', (provider) => {
  test('is found by asking, confirmed and granted once', async () => {
    const checkout = await world.checkout(provider);
    const { id } = await world.pay(provider, checkout);
    await look();
    expect(await attemptOf(checkout)).toMatchObject({ looks: 0 });
    await lookLater(QUARTER);
    const granted = await world.subscription();
    expect(granted).toMatchObject({ state: 'active', open_invoice_id: null });
    expect(await ledger()).toEqual([{ attempt_id: id, state: 'approved' }]);
    await lookLater(2 * QUARTER);
    expect(await attemptOf(checkout)).toMatchObject({ looks: 2, next_look_at: null });
    expect(await world.subscription()).toEqual(granted);
    expect(await ledger()).toHaveLength(1);
  });

  test('and reports after all has one effect', async () => {
    const checkout = await world.checkout(provider);
    const payment = await world.pay(provider, checkout);
    await lookLater(QUARTER);
    const granted = await world.subscription();
    await world.report(payment);
    await world.work();
    expect(await world.subscription()).toEqual(granted);
    expect(await ledger()).toHaveLength(1);
  });

  test('is not asked about again where it was reported meanwhile', async () => {
    const checkout = await world.checkout(provider);
    await world.report(await world.pay(provider, checkout, { state: 'declined' }));
    await world.work();
    const kept = await reports();
    await lookLater(QUARTER);
    expect(await attemptOf(checkout)).toMatchObject({ looks: 1 });
    expect(await reports()).toEqual(kept);
  });

  test('is for another amount and grants nothing, with an alarm', async () => {
    const checkout = await world.checkout(provider);
    await world.pay(provider, checkout, { cents: 100 });
    await lookLater(QUARTER);
    expect(await world.subscription()).toMatchObject({ state: 'free' });
    expect(await reports()).toMatchObject([{ state: 'refused', reason: 'amount' }]);
  });

  test.each(['down', 'garbage'] as const)(
    'is granted later where the provider is %s first',
    async (fault) => {
      const checkout = await world.checkout(provider);
      await world.pay(provider, checkout);
      world.gateway.fault = fault;
      await lookLater(QUARTER);
      world.gateway.fault = 'none';
      expect([(await world.subscription()).state, await reports()]).toEqual(['free', []]);
      await lookLater(QUARTER);
      expect(await attemptOf(checkout)).toMatchObject({ looks: 1 });
      await lookLater(QUARTER);
      expect(await world.subscription()).toMatchObject({ state: 'active' });
    },
  );

  test('is not hidden by a browser that names it as the payment of something else', async () => {
    const [mine, other] = [await world.checkout(provider), await world.checkout(provider)];
    const { id } = await world.pay(provider, mine);
    const said = { external_reference: other.reference, payment_id: id };
    await world.owner.post(`${world.base}/billing/plans/payments`, said);
    await world.work();
    expect(await world.subscription()).toMatchObject({ state: 'free' });
    await lookLater(QUARTER);
    expect(await world.subscription()).toMatchObject({ state: 'active' });
  });
});

test('[BIL-04] the second payment of an invoice is found too, and is for a person', async () => {
  const [one, two] = [await world.checkout('payu'), await world.checkout('mercado_pago')];
  await world.report(await world.pay('payu', one));
  await world.work();
  const granted = await world.subscription();
  const { id } = await world.pay('mercado_pago', two);
  await lookLater(QUARTER);
  expect(await world.subscription()).toEqual(granted);
  expect((await reports()).filter(({ attempt_id }) => attempt_id === id)).toMatchObject([
    { state: 'refused' },
  ]);
  await makeStaff(world.test, world.test.people.outsider.userId);
  const overview = await world.owner.get<PlatformInvoice[]>('/platform/invoices?review=yes');
  expect(overview.body).toMatchObject([{ id: one.invoice_id, invoice_status_id: 2, review: 'paid_twice' }]);
});

test('[BIL-04] two workers that look at one attempt at once grant it once', async () => {
  const checkout = await world.checkout('payu');
  await world.pay('payu', checkout);
  world.test.clock.advance(QUARTER);
  await Promise.all([look(), look(), look()]);
  await world.work();
  expect(await attemptOf(checkout)).toMatchObject({ looks: 1 });
  expect(await reports()).toHaveLength(1);
});

test('[BIL-04] of workers that give up at once, one calls a person', async () => {
  const { reference } = await world.checkout('payu');
  await world.test.database.platformWrite((sql) =>
    sql.updateTable('plan_attempts').set({ looks: 13 }).where('reference', '=', reference).execute(),
  );
  world.gateway.fault = 'down';
  world.test.clock.advance(QUARTER);
  await Promise.all([look(), look(), look()]);
  expect(alarms()).toHaveLength(1);
});

test('[BIL-04] a chat with an advisor is asked of nobody', async () => {
  const { body } = await world.owner.post<CheckoutAnswer>(`${world.base}/billing/checkouts`, {
    provider: 'whatsapp',
    plan_id: 3,
    plan_payment_type_id: 1,
  });
  expect(await attemptOf(body)).toEqual({ looks: 0, next_look_at: null });
});

test('[BIL-04] a plan that nobody pays is left in peace; one that nobody answers about is for a person', async () => {
  const [quiet, doubted] = [await world.checkout('payu'), await world.checkout('mercado_pago')];
  const honest = world.gateway.fetch;
  let asked = 0;
  world.gateway.fetch = (request) => {
    if (!request.url.includes('mercadopago')) return honest(request);
    if (request.url.includes(doubted.reference)) asked += 1;
    return Promise.reject(new Error('No answer in time'));
  };
  for (let hours = 0; hours < 24 * 30; hours += 6) await lookLater(6 * HOUR);
  expect(asked).toBe(14);
  for (const checkout of [quiet, doubted])
    expect(await attemptOf(checkout)).toMatchObject({ looks: 14, next_look_at: null });
  expect(await reports()).toEqual([
    { attempt_id: doubted.reference, state: 'unconfirmed', reason: 'unconfirmed' },
  ]);
  expect(alarms()).toHaveLength(1);
});
