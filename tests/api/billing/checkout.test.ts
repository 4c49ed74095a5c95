import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type CheckoutStatus, PLATFORM_PROVIDERS } from '../../../domain/plans/billing-types.ts';
import { DETAILS, openBilling, type BillingWorld } from './billing-world.ts';

let world: BillingWorld;

beforeEach(async () => {
  world = await openBilling();
}, 240_000);
afterEach(() => world.close());

describe.each(PLATFORM_PROVIDERS)('[BIL-04] a plan paid by %s', (provider) => {
  test('is granted once the provider has confirmed it, and not before', async () => {
    const checkout = await world.checkout(provider);
    expect(checkout.checkout.kind).toBe(provider === 'payu' ? 'form' : 'link');
    const payment = await world.pay(provider, checkout);
    expect(await world.report(payment)).toBe(200);
    expect(await world.subscription()).toMatchObject({ state: 'free', open_invoice_id: checkout.invoice_id });
    await world.work();
    expect(await world.subscription()).toMatchObject({ plan_id: 3, state: 'active', open_invoice_id: null });
    expect(await world.features()).toMatchObject({ max_lines: 5, is_payment_checkouts_enabled: true });
    const [invoice] = await world.invoices();
    expect(invoice).toMatchObject({ invoice_status_id: 2, payable: false, amount: 89_900, currency: 'COP' });
    expect(world.mails.map(({ to }) => to)).toEqual(['ana@tienda.co', 'caja@tienda.co']);
  });

  test('twice, late and in another order has one effect', async () => {
    const payment = await world.pay(provider, await world.checkout(provider), { state: 'pending' });
    const early = world.gateway.notice(payment);
    world.gateway.books.change(payment.id, 'approved');
    const late = world.gateway.notice({ ...payment, state: 'approved' });
    for (const notice of [late, late, early, late, early]) await world.deliver(provider, notice);
    await world.work();
    const { next_cut_date } = await world.subscription();
    for (const notice of [early, late]) await world.deliver(provider, notice);
    world.test.clock.advance(60_000);
    await world.work();
    // The same fact with another event id of the provider.
    await world.report({ ...payment, state: 'approved' });
    await world.work();
    expect(await world.subscription()).toMatchObject({ state: 'active', next_cut_date });
    // Nobody is called to it, and the merchant hears of it once, at both addresses.
    expect(await world.invoices()).toMatchObject([{ invoice_status_id: 2, reviewing: false }]);
    expect(world.mails).toHaveLength(2);
  });

  test('with another amount grants nothing', async () => {
    const payment = await world.pay(provider, await world.checkout(provider), { cents: 100 });
    await world.report(payment);
    await world.work();
    expect(await world.subscription()).toMatchObject({ state: 'free' });
  });

  test('while the provider is down waits, and is granted later', async () => {
    const payment = await world.pay(provider, await world.checkout(provider));
    await world.report(payment);
    world.gateway.fault = 'down';
    await world.work();
    expect(await world.subscription()).toMatchObject({ state: 'free' });
    world.gateway.fault = 'none';
    world.test.clock.advance(60_000);
    await world.work();
    expect(await world.subscription()).toMatchObject({ state: 'active' });
  });

  test('that is not signed by the provider is refused', async () => {
    const { query, headers, body } = world.gateway.notice(
      await world.pay(provider, await world.checkout(provider)),
    );
    const forged = {
      query,
      headers: { ...headers, 'x-signature': 'ts=1,v1=00' },
      body: body.replace(/sign=\w+/, 'sign=00'),
    };
    expect(await world.deliver(provider, forged)).toBe(403);
  });

  test('for two invoices at once: the second payment of a paid one is for a person', async () => {
    const [one, two] = [await world.checkout(provider), await world.checkout(provider)];
    for (const checkout of [one, two]) await world.report(await world.pay(provider, checkout));
    await world.work();
    const { next_cut_date } = await world.subscription();
    expect(await world.invoices()).toHaveLength(1);
    const { body } = await world.owner.get<CheckoutStatus>(
      `${world.base}/billing/checkouts/${two.reference}`,
    );
    expect(body.status).toBe('review');
    expect(await world.subscription()).toMatchObject({ state: 'active', next_cut_date });
  });
});

describe('[BIL-04] what a browser says on return', () => {
  test('is a question to the provider: a forged one changes nothing', async () => {
    const { reference, invoice_id } = await world.checkout('mercado_pago');
    const forged = { external_reference: reference, payment_id: '999', payment_status: 'approved' };
    for (const path of [`/billing/invoices/${invoice_id}/payments`, '/billing/plans/payments']) {
      const answer = await world.owner.post<CheckoutStatus>(`${world.base}${path}`, forged);
      expect([answer.status, answer.body.status]).toEqual([202, 'waiting']);
    }
    for (let tries = 0; tries < 8; tries += 1) {
      await world.work();
      await world.later(3_600_000);
    }
    expect(await world.subscription()).toMatchObject({ state: 'free' });
    expect(await world.invoices()).toMatchObject([{ invoice_status_id: 1, paid_at: null }]);
  });

  test('finds a payment whose report is late', async () => {
    const checkout = await world.checkout('mercado_pago');
    const payment = await world.pay('mercado_pago', checkout);
    const said = { external_reference: checkout.reference, payment_id: Number(payment.id) };
    await world.owner.post(`${world.base}/billing/plans/payments`, said);
    await world.work();
    expect(await world.subscription()).toMatchObject({ state: 'active' });
    await world.report(payment);
    await world.work();
    expect(await world.invoices()).toHaveLength(1);
  });

  test("about another store's reference is not found", async () => {
    const said = { external_reference: 'tndaaaaaaaaaaaaaaaaaaaaaaaa-x', payment_id: '1' };
    expect((await world.owner.post(`${world.base}/billing/plans/payments`, said)).status).toBe(404);
  });
});

describe('[BIL-06] a checkout', () => {
  const plan = { plan_id: 3, plan_payment_type_id: 1 };
  const start = (body: object) =>
    world.owner.post<{ code: string; message: string }>(`${world.base}/billing/checkouts`, body);

  test('of one plan in two tabs is one invoice; another plan voids it', async () => {
    const all = await Promise.all([world.checkout('payu'), world.checkout('mercado_pago')]);
    expect(all[0]?.invoice_id).toBe(all[1]?.invoice_id);
    await world.checkout('payu', { plan_id: 2, plan_payment_type_id: 2 });
    expect((await world.invoices()).map((one) => one.invoice_status_id)).toEqual([1, 4]);
    expect((await world.invoices()).map((one) => one.number)).toEqual(['TND-000002', 'TND-000001']);
  });

  test('keeps invoice and details when the provider is down, with the sentence of the spec', async () => {
    world.gateway.fault = 'down';
    const failed = await start({ provider: 'mercado_pago', ...plan });
    expect([failed.status, failed.body.code, failed.body.message]).toEqual([
      503,
      'preference_failed',
      'Imposible crear la preferencia',
    ]);
    world.gateway.fault = 'none';
    const again = await start({ provider: 'mercado_pago', ...plan });
    expect(again.status).toBe(201);
    expect(await world.invoices()).toHaveLength(1);
  });

  test('is refused for what cannot be paid', async () => {
    const refused = async (body: object) => {
      const { status, body: answer } = await start({ provider: 'payu', ...body });
      return [status, answer.code];
    };
    expect(await refused({ plan_id: 99, plan_payment_type_id: 1 })).toEqual([404, 'not_found']);
    expect(await refused({ plan_id: 3, plan_payment_type_id: 2 })).toEqual([422, 'invalid']);
    expect(await refused({ invoice_id: 99 })).toEqual([404, 'not_found']);
    expect(await refused({})).toEqual([422, 'invalid']);
    const paid = await world.checkout('payu');
    await world.report(await world.pay('payu', paid));
    await world.work();
    expect(await refused({ invoice_id: paid.invoice_id })).toEqual([409, 'invoice_closed']);
    expect(await refused(plan)).toEqual([409, 'plan_active']);
  });

  test('that is refused issues no invoice, and voids none', async () => {
    const refused = async (body: object) => {
      const answer = await world.owner.post<{ errors: { provider: { key: string } } }>(
        `${world.base}/billing/checkouts`,
        { provider: 'payu', ...body },
      );
      return [answer.status, answer.body.errors.provider.key];
    };
    await world.checkout('payu');
    const before = await world.invoices();
    const annual = { plan_id: 2, plan_payment_type_id: 2 };
    const { billingAccounts = {} } = world.test.ports.settings;
    world.test.ports.settings.billingAccounts = {};
    expect(await refused(annual)).toEqual([422, 'provider_not_offered']);
    world.test.ports.settings.billingAccounts = billingAccounts;
    expect(await world.invoices()).toEqual(before);
    const home = (country_code: string, document_type_id: number) =>
      Promise.all([
        world.test.database.platformWrite((sql) =>
          sql.updateTable('stores').set({ country_code }).where('id', '=', world.test.otherStoreId).execute(),
        ),
        world.owner.put(`${world.base}/billing/information`, { ...DETAILS, document_type_id }),
      ]);
    await home('AR', 3);
    expect(await refused({ ...annual, provider: 'mercado_pago' })).toEqual([422, 'currency_not_taken']);
    expect(await world.invoices()).toEqual(before);
    // Nor did a refused one use up a number.
    await home('CO', 1);
    await world.checkout('payu', annual);
    expect((await world.invoices()).map(({ number }) => number)).toEqual(['TND-000002', 'TND-000001']);
  });

  test('with an advisor is a chat, and grants nothing', async () => {
    const answer = await start({ provider: 'whatsapp', ...plan });
    expect(answer.body).toMatchObject({ checkout: { kind: 'link', url: 'https://wa.me/573001112233' } });
    expect(await world.subscription()).toMatchObject({ state: 'free' });
  });

  test('[BIL-11] is what the preference of the spec is', async () => {
    const made = await world.owner.post<{ id: string; init_point: string }>(`${world.base}/mp-preference`, {
      plan_id: 3,
      plan_payment_type: 1,
    });
    expect(made.status).toBe(201);
    expect(made.body.init_point).toMatch(/^https:\/\/sandbox\.mercadopago\.com\.co\//);
    // Opaque: neither store nor plan can be read from it.
    expect(made.body.init_point).toContain(`reference=${made.body.id}`);
  });
});
