import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PLAN_FEATURES } from '../../../domain/plans/features.ts';
import { openBilling, type BillingWorld } from './billing-world.ts';

let world: BillingWorld;

beforeEach(async () => {
  world = await openBilling();
}, 240_000);
afterEach(() => world.close());

async function buy(): Promise<void> {
  await world.report(await world.pay('payu', await world.checkout('payu')));
  await world.work();
}

async function payInvoice(invoice_id: number): Promise<void> {
  const answer = await world.owner.post<{ reference: string }>(`${world.base}/billing/checkouts`, {
    provider: 'payu',
    invoice_id,
  });
  const checkout = { reference: answer.body.reference, invoice_id, provider: 'payu' } as const;
  await world.report(
    await world.pay('payu', { ...checkout, checkout: { kind: 'link', url: 'https://example.co' } }),
  );
  await world.work();
}

describe('[BIL-08] the life of a plan', () => {
  test('renews: an invoice 15 days before, reminders, overdue, blocked, paid', async () => {
    await buy();
    await world.pass(30);
    const [renewal] = await world.invoices();
    const { next_cut_date } = await world.subscription();
    expect(renewal).toMatchObject({
      kind: 'renewal',
      invoice_status_id: 1,
      payable: true,
      due_date: next_cut_date,
    });
    await world.pass(5);
    expect(await world.subscription()).toMatchObject({ state: 'past_due' });
    expect((await world.invoices())[0]).toMatchObject({ invoice_status_id: 3, payable: true });
    expect(await world.features()).toEqual(PLAN_FEATURES.pro);
    await world.pass(10);
    expect(await world.subscription()).toMatchObject({ state: 'blocked' });
    expect(await world.features()).toEqual(PLAN_FEATURES.free);
    const reminders = world.mails.filter(({ subject }) => subject.includes('expira el'));
    expect(reminders).toHaveLength(4 * 2);
    await payInvoice(renewal?.id ?? 0);
    expect(await world.subscription()).toMatchObject({ state: 'active', open_invoice_id: null });
    expect(await world.features()).toEqual(PLAN_FEATURES.pro);
    expect((await world.invoices()).map(({ number }) => number)).toEqual(['TND-000002', 'TND-000001']);
  }, 240_000);

  test('is prolonged by a renewal that is paid in time, from the paid day on', async () => {
    await buy();
    const before = await world.subscription();
    await world.pass(20);
    const [renewal] = await world.invoices();
    await payInvoice(renewal?.id ?? 0);
    const after = await world.subscription();
    expect(after.next_cut_date?.slice(8)).toBe(before.next_cut_date?.slice(8));
    expect((after.next_cut_date ?? '') > (before.next_cut_date ?? '')).toBe(true);
  }, 240_000);

  test('ends with its paid days once it is cancelled, and can be taken back before', async () => {
    await buy();
    const call = (path: string) => world.owner.post(`${world.base}/billing/subscription/${path}`, undefined);
    await call('cancel');
    expect(await world.subscription()).toMatchObject({ state: 'cancelled', auto_renew: false });
    await call('reactivate');
    expect(await world.subscription()).toMatchObject({ state: 'active', auto_renew: true });
    await call('cancel');
    expect(await world.features()).toEqual(PLAN_FEATURES.pro);
    await world.pass(33);
    expect(await world.subscription()).toMatchObject({ state: 'free', plan_id: 1 });
    expect(await world.features()).toEqual(PLAN_FEATURES.free);
    expect(await world.invoices()).toHaveLength(1);
    expect((await call('reactivate')).status).toBe(409);
  }, 240_000);

  test('[BIL-09] on a smaller plan the lines too many are switched off after a week, none is deleted', async () => {
    await buy();
    await world.features();
    for (const at of [1, 2, 3, 4])
      await world.owner.post(`${world.base}/user-stores`, {
        name: `Línea ${at}`,
        mobile_phone_number: `57300123456${at}`,
        email: 'linea@tienda.co',
      });
    const read = async () =>
      (
        await world.owner.get<{ id: number; main: number; active: number; version: number }[]>(
          `${world.base}/user-stores`,
        )
      ).body;
    const off = (await read()).find(({ main }) => main === 0)?.id ?? 0;
    expect((await world.owner.put(`${world.base}/disable-user-stores`, [off])).status).toBe(204);
    const before = (await read()).find(({ id }) => id === off);
    await world.owner.post(`${world.base}/billing/subscription/cancel`, undefined);
    await world.pass(34);
    const usage = async () =>
      (
        await world.owner.get<{ whatsapp_lines: number; included_lines: number }>(
          `${world.base}/billing/CO/usage`,
        )
      ).body;
    expect(await usage()).toMatchObject({ whatsapp_lines: 3, included_lines: 1 });
    await world.pass(9);
    expect(await usage()).toMatchObject({ whatsapp_lines: 1, included_lines: 1 });
    const lines = await read();
    expect(lines.filter(({ active }) => active === 1)).toMatchObject([{ main: 1 }]);
    expect(lines).toHaveLength(4);
    // One that the merchant had switched off is not written again.
    expect(lines.find(({ id }) => id === off)).toEqual(before);

    // Paid again, the plan has room for all of them; a renewal leaves one that the merchant does without.
    await buy();
    await world.features();
    expect(await usage()).toMatchObject({ whatsapp_lines: 4 });
    expect((await world.owner.put(`${world.base}/disable-user-stores`, [off])).status).toBe(204);
    await world.pass(20);
    await payInvoice((await world.invoices())[0]?.id ?? 0);
    expect(await usage()).toMatchObject({ whatsapp_lines: 3 });
  }, 240_000);

  test('[BIL-09] lines that are off are not too many', async () => {
    await buy();
    await world.features();
    for (const at of [1, 2])
      await world.owner.post(`${world.base}/user-stores`, {
        name: `Línea ${at}`,
        mobile_phone_number: `57300123456${at}`,
      });
    const { body } = await world.owner.get<{ id: number; main: number }[]>(`${world.base}/user-stores`);
    const off = body.filter(({ main }) => main === 0).map(({ id }) => id);
    expect((await world.owner.put(`${world.base}/disable-user-stores`, off)).status).toBe(204);
    await world.owner.post(`${world.base}/billing/subscription/cancel`, undefined);
    await world.pass(34);
    const row = await world.test.database.platform((sql) =>
      sql.selectFrom('subscriptions').select('lines_until').executeTakeFirstOrThrow(),
    );
    // Nothing is to choose, so no day ends the choice.
    expect(row.lines_until).toBeNull();
  }, 240_000);

  test('another period is chosen for the next renewal', async () => {
    await buy();
    const answer = await world.owner.put(`${world.base}/billing/subscription`, { next_plan_id: 2 });
    expect(answer.body).toMatchObject({ next_plan_id: 2, plan_id: 3 });
    await world.pass(20);
    expect((await world.invoices())[0]).toMatchObject({ plan_id: 2, amount: 650_000 });
  }, 240_000);
});
