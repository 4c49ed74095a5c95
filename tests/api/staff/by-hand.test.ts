import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CheckoutAnswer } from '../../../domain/plans/billing-types.ts';
import type { ConfirmedByHand, PlatformInvoice } from '../../../domain/staff/platform-answers.ts';
import { signedIn } from '../../support/api.ts';
import type { TestClient } from '../../support/client.ts';
import { hearEvents } from '../../support/events.ts';
import { openFresh } from '../../support/lent-database.ts';
import { productResources } from '../../support/resources.ts';
import { endStaff, makeStaff } from '../../support/staff.ts';
import { openBilling, type BillingWorld } from '../billing/billing-world.ts';

const NOTE = 'Bancolombia, 23 nov, comprobante 8841';

let world: BillingWorld;
/** Owner of another store than the one that pays. */
let staff: TestClient;

afterEach(() => world.close());

async function open(more: Parameters<typeof openBilling>[0] = {}): Promise<void> {
  world = await openBilling(more);
  await makeStaff(world.test, world.test.people.owner.userId);
  staff = await signedIn(world.test, 'owner');
}

/** The merchant asks the advisor for the monthly plan. */
async function order(plan = { plan_id: 3, plan_payment_type_id: 1 }): Promise<CheckoutAnswer> {
  const body = { provider: 'whatsapp', ...plan };
  return (await world.owner.post<CheckoutAnswer>(`${world.base}/billing/checkouts`, body)).body;
}

const pathOf = (invoice: number) => `/platform/stores/${world.test.otherStoreId}/invoices/${invoice}/payment`;

const confirm = (invoice: number, note = NOTE, who = staff) =>
  who.post<ConfirmedByHand & { code: string; message: string }>(pathOf(invoice), { note });

const noted = () =>
  world.test.database.platform((sql) =>
    sql
      .selectFrom('platform_staff_log')
      .select(['user_id', 'email', 'call', 'details'])
      .where('action', '=', 'review')
      .where('call', '=', 'confirmPlatformInvoice')
      .orderBy('id')
      .execute(),
  );

const ledger = () =>
  world.test.database.read(world.test.otherStoreId, (sql) =>
    sql
      .selectFrom('plan_payments')
      .select(['provider', 'state', 'cents', 'confirmed_by', 'note'])
      .orderBy('id')
      .execute(),
  );

describe('[BIL-10] an invoice that was paid by hand', () => {
  beforeEach(() => open(), 240_000);

  test('gives the plan once a person of the staff confirms it, with who, how and when', async () => {
    const { invoice_id, reference } = await order();
    const { status, body } = await confirm(invoice_id, `  ${NOTE} `);
    expect([status, body]).toEqual([200, { invoice_status_id: 2, paid_at: expect.any(String) }]);
    expect(await world.subscription()).toMatchObject({ plan_id: 3, state: 'active', open_invoice_id: null });
    expect(await world.features()).toMatchObject({ max_lines: 5 });
    expect(await world.invoices()).toMatchObject([
      { invoice_status_id: 2, payable: false, reviewing: false },
    ]);
    const checkout = await world.owner.get(`${world.base}/billing/checkouts/${reference}`);
    expect(checkout.body).toMatchObject({ status: 'approved' });
    const { userId, email } = world.test.people.owner;
    expect(await ledger()).toEqual([
      { provider: 'hand', state: 'approved', cents: 8_990_000, confirmed_by: userId, note: NOTE },
    ]);
    const details = { store_id: world.test.otherStoreId, invoice_id, note: NOTE };
    expect(await noted()).toEqual([{ user_id: userId, email, call: 'confirmPlatformInvoice', details }]);
    await world.work();
    expect(world.mails.map(({ to }) => to)).toEqual(['ana@tienda.co', 'caja@tienda.co']);
  });

  test('that is overdue, of a blocked store, opens it again from today', async () => {
    await confirm((await order()).invoice_id);
    await world.pass(45);
    expect(await world.subscription()).toMatchObject({ state: 'blocked' });
    staff = await signedIn(world.test, 'owner');
    const [renewal] = await world.invoices();
    expect(renewal).toMatchObject({ kind: 'renewal', invoice_status_id: 3 });
    expect((await confirm(renewal?.id ?? 0)).status).toBe(200);
    expect(await world.subscription()).toMatchObject({ state: 'active', open_invoice_id: null });
  }, 240_000);

  test('is confirmed once: the same again changes nothing, another is told so', async () => {
    const { invoice_id } = await order();
    const all = await Promise.all([confirm(invoice_id), confirm(invoice_id), confirm(invoice_id)]);
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { next_cut_date } = await world.subscription();
    const other = await confirm(invoice_id, 'Nequi, otra transferencia');
    expect([other.status, other.body.code]).toEqual([409, 'invoice_paid']);
    expect(await world.subscription()).toMatchObject({ next_cut_date });
    expect([await ledger(), await noted()].map(({ length }) => length)).toEqual([1, 1]);
    expect(await world.invoices()).toHaveLength(1);
  });

  test('cannot be confirmed once it is voided, and the answer says the way', async () => {
    const { invoice_id } = await order();
    const annual = await order({ plan_id: 2, plan_payment_type_id: 2 });
    const { status, body } = await confirm(invoice_id);
    expect([status, body.code]).toEqual([409, 'invoice_voided']);
    expect(body.message).toMatch(/elige el plan otra vez/);
    expect(await world.subscription()).toMatchObject({ state: 'free', open_invoice_id: annual.invoice_id });
    expect([await ledger(), await noted()]).toEqual([[], []]);
    expect((await confirm(annual.invoice_id)).status).toBe(200);
    expect(await world.subscription()).toMatchObject({ plan_id: 2 });
  });

  test('that a provider has confirmed before is told so; one that comes after it is for a person', async () => {
    const online = await world.checkout('payu');
    const payment = await world.pay('payu', online);
    await confirm(online.invoice_id);
    await world.report(payment);
    await world.work();
    const review = async () =>
      (await staff.get<PlatformInvoice[]>('/platform/invoices?review=yes')).body.map((one) => one.review);
    expect(await review()).toEqual(['paid_twice']);
    const next = await world.owner.put(`${world.base}/billing/subscription`, { next_plan_id: 13 });
    expect(next.status).toBe(200);
    await world.pass(20);
    staff = await signedIn(world.test, 'owner');
    const [renewal] = await world.invoices();
    const start = { provider: 'payu', invoice_id: renewal?.id };
    const again = await world.owner.post<CheckoutAnswer>(`${world.base}/billing/checkouts`, start);
    await world.report(await world.pay('payu', again.body));
    await world.work();
    expect((await confirm(renewal?.id ?? 0)).body.code).toBe('invoice_paid');
  }, 240_000);

  test('is for the staff alone, with a note, and of an invoice that is there', async () => {
    const { invoice_id } = await order();
    expect((await confirm(invoice_id, NOTE, world.owner)).status).toBe(403);
    expect((await world.test.anonymous().post(pathOf(invoice_id), { note: NOTE })).status).toBe(401);
    for (const body of [
      {},
      { note: '' },
      { note: '   ' },
      { note: 'x'.repeat(501) },
      { note: NOTE, paid: 1 },
    ])
      expect((await staff.post(pathOf(invoice_id), body)).status, JSON.stringify(body)).toBe(422);
    const other = `/platform/stores/${world.test.storeId}/invoices/${invoice_id}/payment`;
    expect((await staff.post(other, { note: NOTE })).status).toBe(404);
    expect((await confirm(99)).status).toBe(404);
    expect((await staff.post(`/platform/stores/99/invoices/1/payment`, { note: NOTE })).status).toBe(404);
    await endStaff(world.test, world.test.people.owner.userId);
    expect((await confirm(invoice_id)).status).toBe(403);
    expect(await world.subscription()).toMatchObject({ state: 'free' });
    expect([await ledger(), await noted()]).toEqual([[], []]);
  });

  test('is the one line of the log that the work of a store may add, of itself', async () => {
    const { otherStoreId, storeId, database } = world.test;
    const line = { at: new Date(), user_id: 1, email: 'x@y.co', call: 'confirmPlatformInvoice' };
    const add = (action: 'review' | 'grant', store_id: number) =>
      database.write(otherStoreId, ({ sql }) =>
        sql
          .insertInto('platform_staff_log')
          .values({ ...line, action, details: JSON.stringify({ store_id }) })
          .execute(),
      );
    await add('review', otherStoreId);
    await expect(add('review', storeId)).rejects.toThrow(/row-level security/);
    await expect(add('grant', otherStoreId)).rejects.toThrow(/row-level security/);
  });

  test('tells the open pages of the store', async () => {
    const events = hearEvents(world.test, world.test.otherStoreId);
    const { invoice_id } = await order();
    expect(await events.take()).toMatchObject([{ type: 'invoices.created', id: invoice_id }]);
    await confirm(invoice_id);
    expect(await events.take()).toMatchObject([{ type: 'invoices.updated', id: invoice_id }]);
    events.stop();
  });

  test('is payable in the overview of the staff until then, a voided one never', async () => {
    const first = await order();
    await order({ plan_id: 2, plan_payment_type_id: 2 });
    const list = async () =>
      (await staff.get<PlatformInvoice[]>('/platform/invoices?sort=amount,asc')).body.map((one) => [
        one.invoice_status_id,
        one.payable,
      ]);
    expect(await list()).toEqual([
      [4, false],
      [1, true],
    ]);
    await confirm(first.invoice_id + 1);
    expect(await list()).toEqual([
      [4, false],
      [2, false],
    ]);
  });
});

describe('[BIL-10] confirmed by hand while a provider confirms it', () => {
  test('the plan is given once, and the second money is for a person', async () => {
    await open({ database: await openFresh(productResources()) });
    const checkout = await world.checkout('payu');
    await world.report(await world.pay('payu', checkout));
    const [by] = await Promise.all([
      confirm(checkout.invoice_id),
      world.work(),
      confirm(checkout.invoice_id),
    ]);
    const { next_cut_date, state } = await world.subscription();
    expect(state).toBe('active');
    const invoices = await world.invoices();
    expect(invoices).toMatchObject([{ invoice_status_id: 2 }]);
    // One month from the day that was bought, and no second one.
    const [bought] = invoices;
    expect(next_cut_date).toBe(bought?.end_date);
    const providers = (await ledger()).map(({ provider }) => provider);
    const byHand = by.status === 200;
    if (!byHand) expect(by.body.code).toBe('invoice_paid');
    expect(providers).toEqual(byHand ? ['hand', 'payu'] : ['payu']);
    expect(invoices[0]?.reviewing).toBe(byHand);
    expect(await noted()).toHaveLength(byHand ? 1 : 0);
    const granted = await world.test.database.read(world.test.otherStoreId, (sql) =>
      sql.selectFrom('audit').select('id').where('action', '=', 'paid').execute(),
    );
    expect(granted).toHaveLength(1);
  }, 240_000);
});
