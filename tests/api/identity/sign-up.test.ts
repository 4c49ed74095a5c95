import { campaignToken } from '../../../server/modules/sign-up/module.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SessionInfo } from '../../../domain/identity/session-info.ts';
import type { SignUpState } from '../../../domain/identity/sign-in-answers.ts';
import type { TestClient } from '../../support/client.ts';
import { createSignUpWorld, INFORMATION, type SignUpWorld } from './sign-up-world.ts';

let world: SignUpWorld;

beforeAll(async () => {
  world = await createSignUpWorld();
});
afterAll(() => world.close());

const verify = (browser: TestClient, code: string) =>
  browser.post<SignUpState & { errors: unknown }>('/users/sign-up/verify', { code });
const finish = (browser: TestClient, body: object = INFORMATION, headers = {}) =>
  browser.put<SessionInfo>('/users/sign-up/information', body, { headers });
const countUsers = () =>
  world.test.database.platform(async (sql) => {
    const { n } = await sql
      .selectFrom('users')
      .select((eb) => eb.fn.countAll().as('n'))
      .executeTakeFirstOrThrow();
    return Number(n);
  });
const daysFromNow = (instant: string | null | undefined, { test } = world) =>
  (new Date(instant ?? 0).getTime() - test.clock.now().getTime()) / 86_400_000;

describe('the way in', () => {
  test('[AUT-03] form, code by WhatsApp, information, in: with a store, its collection, its branch and a trial', async () => {
    const form = world.form();
    const before = await countUsers();
    const browser = world.browser();
    const begun = await browser.post<SignUpState>('/users', form);
    expect(begun.status).toBe(202);
    expect(begun.body).toMatchObject({ step: 'code', channel: 'whatsapp', sent_to: form.phone });
    const code = await world.code(form.phone);
    expect(world.sentTo(form.phone)).toMatchObject([{ channel: 'whatsapp' }]);
    expect(await countUsers()).toBe(before);

    const confirmed = await verify(browser, code);
    expect(confirmed).toMatchObject({ status: 200, body: { step: 'information', first_name: 'Marcela' } });
    expect(await countUsers()).toBe(before);

    const done = await finish(browser);
    expect(done.status).toBe(201);
    expect(done.body.user).toMatchObject({ user_email: form.email, user_type: 1, phone: '573009998877' });
    expect(done.body.store).toMatchObject({
      name: form.store,
      url: form.store.toLowerCase().replace(' ', '-'),
      plan: 'free',
      currency: 'COP',
      country_code: 'CO',
      owner: true,
      active: true,
    });
    const days = daysFromNow(done.body.store?.trial_ended_at);
    expect(days).toBeGreaterThan(13.9);
    expect(days).toBeLessThan(14.1);

    const storeId = done.body.store?.id;
    const collections = await browser.get<{ name: string; default: number }[]>(
      `/stores/${storeId}/collections`,
    );
    expect(collections.body).toMatchObject([{ name: 'Todos los productos', default: 1 }]);
    const branches = await browser.get(`/stores/${storeId}/user-stores`);
    expect(branches.body).toMatchObject([
      { name: 'Sucursal principal', mobile_phone_number: form.phone, main: 1 },
    ]);
    const product = await browser.post(`/stores/${storeId}/products`, { name: 'Cocadas', price: 8000 });
    expect(product.status).toBe(201);
    const stored = await world.test.database.platform((sql) =>
      sql.selectFrom('users').selectAll().where('email', '=', form.email).executeTakeFirstOrThrow(),
    );
    expect(stored).toMatchObject({
      // A phone was shown, not a mailbox.
      verified: false,
      mailbox_proven: false,
      source: 'instagram',
      language: 'es',
      country_code: 'CO',
      business_url: 'https://instagram.com/dulces',
      on_boarding_options: [2, 2],
    });
    expect(browser.cookies.has('tendero_sign_up')).toBe(false);
  });

  test('[AUT-04] the whole payload at once is done with its code', async () => {
    const form = world.form();
    const browser = world.browser();
    expect((await browser.post('/users', { ...form, ...INFORMATION })).status).toBe(202);
    const done = await verify(browser, await world.code(form.phone));
    expect(done.status).toBe(201);
    expect((await browser.get('/users/token')).status).toBe(200);
  });

  test('[AUT-04] nothing else is taken, and what it says of itself grants nothing', async () => {
    const form = world.form();
    const keys = async (over: object) =>
      Object.keys(
        (await world.browser().post<{ errors: object }>('/users', { ...form, ...over })).body.errors ?? {},
      );
    expect(await keys({ plan: 'pro' })).toEqual(['plan']);
    expect(await keys({ user_type_id: 2, verified: 0, user_status_id: 0 })).toEqual(
      expect.arrayContaining(['user_type_id', 'verified', 'user_status_id']),
    );
    expect(await keys({ on_boarding_options: [1] })).toEqual(['on_boarding_options']);
    expect(await keys({ user_information: { ...INFORMATION.user_information, role: 1 } })).toEqual([
      'user_information.role',
    ]);
    expect(await keys({ first_name: ' ', store: 'x'.repeat(51), phone: '+57', country_code: 'XX' })).toEqual(
      expect.arrayContaining(['first_name', 'store', 'phone', 'country_code']),
    );
    expect(world.sentTo(form.phone)).toEqual([]);
  });

  test('before its code an account gives nothing', async () => {
    const form = world.form();
    const browser = world.browser();
    await browser.post('/users', form);
    const code = await world.code(form.phone);
    expect((await browser.get('/users/token')).status).toBe(401);
    expect((await finish(browser)).status).toBe(422);
    const { email, password } = form;
    expect((await browser.post('/users/auth', { email, password })).status).toBe(401);
    expect((await browser.post('/users/reset', { email })).status).toBe(202);
    await world.idle();
    expect([...world.sentTo(form.phone), ...world.sentTo(form.email)]).toHaveLength(1);
    await verify(browser, code);
    expect((await browser.post('/users/auth', { email, password })).status).toBe(401);
    await finish(browser);
    expect((await world.browser().post('/users/auth', { email, password })).status).toBe(200);
  });

  test('stores of one name get addresses of their own, and none gets a reserved one', async () => {
    const urls: (string | undefined)[] = [];
    for (const store of ['Café', 'CAFE', 'Admin', '¡!']) {
      const browser = world.browser();
      const form = { ...world.form(), store };
      await browser.post('/users', form);
      await verify(browser, await world.code(form.phone));
      urls.push((await finish(browser)).body.store?.url);
    }
    expect(urls).toEqual(['cafe', 'cafe-2', 'admin-2', 'tienda-2']);
  });

  test('in another country and language', async () => {
    const browser = world.browser();
    const headers = { 'accept-language': 'pt-BR' };
    const form = { ...world.form(), country: 'Brasil', country_code: 'BR', phone: '5511987654321' };
    await browser.post('/users', form, { headers });
    await verify(browser, await world.code(form.phone));
    const { body } = await finish(browser);
    expect(body.store).toMatchObject({ currency: 'USD', time_zone: 'America/Sao_Paulo', country_code: 'BR' });
    const collections = await browser.get(`/stores/${body.store?.id}/collections`);
    expect(collections.body).toMatchObject([{ name: 'Todos os produtos' }]);
  });
});

describe('[AUT-11] days of trial', () => {
  test('are the installation’s: its own number for sign-ups, another for the campaign', async () => {
    const form = world.form();
    const offer = async (source: string) =>
      (await world.browser().get(`/users/sign-up/offer?source=${source}`)).body;
    expect(await offer('')).toEqual({ trial_days: 14, campaign: false });
    expect(await offer('welcome-10x')).toEqual({ trial_days: 7, campaign: false });
    const settings = { ...world.test.ports.settings, trialDays: { signUp: 30, elsewhere: 3 } };
    const other = await createSignUpWorld({ settings });
    expect((await other.browser().get('/users/sign-up/offer')).body).toEqual({
      trial_days: 30,
      campaign: false,
    });
    const browser = other.browser();
    await browser.post('/users', { ...form, source: 'welcome-10x' });
    await verify(browser, await other.code(form.phone));
    const { store } = (await finish(browser)).body;
    const days = daysFromNow(store?.trial_ended_at, other);
    expect(Math.round(days)).toBe(3);
    await other.close();
  });
});

describe('[BIL-07] the prices of the campaign', () => {
  const DAY = 24 * 60 * 60 * 1000;
  const linkUntil = (days: number) => {
    const last = new Date(world.test.clock.now().getTime() + days * DAY).toISOString().slice(0, 10);
    return campaignToken(world.test.ports.settings, last);
  };

  test.each([
    ['by a signed link', () => linkUntil(0), true],
    ['by no link', async () => null, false],
    ['with a flag of its own', async () => true, false],
  ])('belong to a store whose sign-up comes %s', async (_, campaign, offered) => {
    const form = world.form();
    const browser = world.browser();
    await browser.post('/users', { ...form, source: 'welcome-10x', campaign: await campaign() });
    await verify(browser, await world.code(form.phone));
    const { store } = (await finish(browser)).body;
    const plans = await browser.get<{ campaign: boolean }[]>(`/stores/${store?.id}/billing/CO/plans`);
    expect(plans.body.some((plan) => plan.campaign)).toBe(offered);
  });

  test('are refused with a sentence to a link that is over, made over or signed elsewhere, and never promised', async () => {
    const good = await linkUntil(3);
    const elsewhere = { sessionSecret: 'of another server' };
    const forged = [
      await linkUntil(-1),
      good.replace(/^\d{4}/, '2099'),
      good.slice(0, -1),
      await campaignToken(elsewhere, '2099-01-01'),
      'yes',
      '',
    ];
    for (const campaign of forged) {
      const answer = await world.browser().post('/users', { ...world.form(), campaign });
      expect(answer).toMatchObject({ status: 422, body: { errors: { campaign: { key: 'campaign_over' } } } });
      const offer = await world.browser().get(`/users/sign-up/offer?campaign=${campaign}`);
      expect(offer.body).toMatchObject({ campaign: false });
    }
    const offer = await world.browser().get(`/users/sign-up/offer?campaign=${good}`);
    expect(offer.body).toMatchObject({ campaign: true });
  });
});
