import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type CheckoutStatus, PLATFORM_PROVIDERS } from '../../../domain/plans/billing-types.ts';
import type { PlatformInvoice, PlatformPayment, Reviewed } from '../../../domain/staff/platform-answers.ts';
import type { GatewayPayment } from '../../../scripts/gateway/books.ts';
import { signedIn } from '../../support/api.ts';
import type { TestClient } from '../../support/client.ts';
import { hearEvents } from '../../support/events.ts';
import { makeStaff } from '../../support/staff.ts';
import { openBilling, type BillingWorld } from '../billing/billing-world.ts';

let world: BillingWorld;
/** Owner of another store than the one that pays. */
let staff: TestClient;

beforeEach(async () => {
  world = await openBilling();
  await makeStaff(world.test, world.test.people.owner.userId);
  staff = await signedIn(world.test, 'owner');
}, 240_000);
afterEach(() => world.close());

const toReview = async () => (await staff.get<PlatformInvoice[]>('/platform/invoices?review=yes')).body;
const nobodys = () => staff.get<PlatformPayment[]>('/platform/payments');

const noted = () =>
  world.test.database.platform((sql) =>
    sql
      .selectFrom('platform_staff_log')
      .select(['user_id', 'call', 'details'])
      .where('action', '=', 'review')
      .orderBy('id')
      .execute(),
  );

describe.each(PLATFORM_PROVIDERS)('[BIL-10] a payment of a plan by %s', (provider) => {
  test.each([
    ['amount', { cents: 100 }],
    ['currency', { currency: 'USD' }],
  ] as const)(
    'with another %s calls the staff to its invoice, and the merchant reads it',
    async (why, other) => {
      const checkout = await world.checkout(provider);
      await world.report(await world.pay(provider, checkout, other));
      await world.work();
      expect(await world.subscription()).toMatchObject({ state: 'free' });
      expect(await toReview()).toMatchObject([
        { id: checkout.invoice_id, store_id: world.test.otherStoreId, review: why, invoice_status_id: 1 },
      ]);
      expect(await world.invoices()).toMatchObject([{ reviewing: true, payable: true }]);
      const path = `${world.base}/billing/checkouts/${checkout.reference}`;
      expect((await world.owner.get<CheckoutStatus>(path)).body.status).toBe('review');
      expect((await nobodys()).body).toEqual([]);
    },
  );

  test('of an unknown reference is listed without an invoice, until a person has looked', async () => {
    const reference = 'tndaaaaaaaaaaaaaaaaaaaaaaaa-x';
    const payment = world.gateway.books.add({
      provider,
      reference,
      cents: 8_990_000,
      currency: 'COP',
      state: 'approved',
    });
    await world.report(payment);
    await world.work();
    expect(await toReview()).toEqual([]);
    const { body, headers } = await nobodys();
    expect(headers.get('x-total-count')).toBe('1');
    expect(body).toMatchObject([{ provider, attempt_id: payment.id, review: 'unmatched' }]);
    const path = `/platform/payments/${body[0]?.id}/review`;
    const look = () => staff.post<Reviewed>(path, { review: 'unmatched', note: ' Es de otra cuenta ' });
    for (let time = 0; time < 2; time += 1)
      expect(await look()).toMatchObject({ status: 200, body: { review: null } });
    expect((await nobodys()).body).toEqual([]);
    expect(await noted()).toMatchObject([
      {
        user_id: world.test.people.owner.userId,
        call: 'reviewPlatformPayment',
        details: { attempt_id: payment.id, review: 'unmatched', note: 'Es de otra cuenta' },
      },
    ]);
    // Delivered once more, it calls nobody again.
    await world.report(payment);
    await world.work();
    expect((await nobodys()).body).toEqual([]);
  });
});

describe('[BIL-10] what a person has looked at', () => {
  async function doubtful() {
    const checkout = await world.checkout('payu');
    await world.report(await world.pay('payu', checkout, { cents: 100 }));
    await world.work();
    const path = `/platform/stores/${world.test.otherStoreId}/invoices/${checkout.invoice_id}/review`;
    return { checkout, path };
  }

  test('is noted once, and the merchant no longer reads of it', async () => {
    const { checkout, path } = await doubtful();
    const look = { review: 'amount', note: 'Le devolvimos los 100 pesos' };
    const answers = await Promise.all([staff.post<Reviewed>(path, look), staff.post<Reviewed>(path, look)]);
    for (const { status, body } of answers) expect([status, body]).toEqual([200, { review: null }]);
    expect(await toReview()).toEqual([]);
    expect(await world.invoices()).toMatchObject([{ reviewing: false, payable: true }]);
    expect(await noted()).toMatchObject([
      { call: 'reviewPlatformInvoice', details: { invoice_id: checkout.invoice_id, ...look } },
    ]);
  });

  test('is no more than what they saw: what came meanwhile stays', async () => {
    const { checkout, path } = await doubtful();
    const [right, again] = [await world.checkout('payu'), await world.checkout('mercado_pago')];
    await world.report(await world.pay('payu', right));
    await world.report(await world.pay('mercado_pago', again));
    await world.work();
    expect((await staff.post<Reviewed>(path, { review: 'amount' })).body).toEqual({ review: 'paid_twice' });
    expect(await toReview()).toMatchObject([{ id: checkout.invoice_id, review: 'paid_twice' }]);
    expect(await noted()).toEqual([]);
  });

  test('needs nobody once what was paid twice has gone back, and does where the plan has lost its money', async () => {
    const [first, again] = [await world.checkout('mercado_pago'), await world.checkout('mercado_pago')];
    const told = async (payment: GatewayPayment) => {
      await world.report(payment);
      await world.work();
    };
    const [kept, surplus] = [await world.pay('mercado_pago', first), await world.pay('mercado_pago', again)];
    await told(kept);
    await told(surplus);
    expect(await toReview()).toMatchObject([{ review: 'paid_twice' }]);
    await told(world.gateway.books.change(surplus.id, 'refunded'));
    expect(await toReview()).toEqual([]);
    expect(await world.invoices()).toMatchObject([{ reviewing: false, payable: false }]);
    const path = `${world.base}/billing/checkouts/${again.reference}`;
    expect((await world.owner.get<CheckoutStatus>(path)).body.status).toBe('approved');
    await told(world.gateway.books.change(kept.id, 'refunded'));
    expect(await toReview()).toMatchObject([{ id: first.invoice_id, review: 'refunded' }]);
  });

  test('tells the open pages of the store', async () => {
    const events = hearEvents(world.test, world.test.otherStoreId);
    const { checkout, path } = await doubtful();
    const [made, updated] = ['invoices.created', 'invoices.updated'].map((type) => ({
      type,
      id: checkout.invoice_id,
    }));
    expect(await events.take()).toMatchObject([made, updated]);
    await staff.post(path, { review: 'amount' });
    expect(await events.take()).toMatchObject([updated]);
    events.stop();
  });

  test('is asked of the staff alone, of an invoice that is there, with a note that ends', async () => {
    const { checkout, path } = await doubtful();
    const look = { review: 'amount' };
    expect((await world.owner.post(path, look)).status).toBe(403);
    const other = `/platform/stores/${world.test.storeId}/invoices/${checkout.invoice_id}/review`;
    expect((await staff.post(other, look)).status).toBe(404);
    expect((await staff.post('/platform/payments/99/review', look)).status).toBe(404);
    expect((await staff.post(path, { review: 'nonsense' })).status).toBe(422);
    expect((await staff.post(path, { ...look, note: 'x'.repeat(501) })).status).toBe(422);
    expect(await toReview()).toHaveLength(1);
  });
});

test('[BIL-10] a browser that names the payment of another store calls nobody to its invoice', async () => {
  const mine = await world.checkout('mercado_pago');
  const { id } = await world.pay('mercado_pago', mine);
  const other = await world.checkout('mercado_pago');
  const said = { external_reference: other.reference, payment_id: id };
  await world.owner.post(`${world.base}/billing/plans/payments`, said);
  await world.work();
  expect(await toReview()).toEqual([]);
  expect((await nobodys()).body).toEqual([]);
});
