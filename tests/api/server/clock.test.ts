import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { dayOf } from '../../../domain/dates/day.ts';
import { SIGN_IN_LIMITS } from '../../../domain/identity/sign-in-limits.ts';
import { SIGN_UP_CODE } from '../../../domain/identity/sign-up.ts';
import { createSignUpWorld, type SignUpWorld } from '../identity/sign-up-world.ts';
import { lineOf, openShop, type Order, type Product, type Shop } from '../orders/shop.ts';
import { ORIGIN, signedIn } from '../../support/api.ts';
import { createClient } from '../../support/client.ts';

const HOUR = 60 * 60 * 1000;
const BOGOTA = 'America/Bogota';
/** Zones with summer time, with half hours, and on the other side of the date line. */
const ZONES = ['UTC', 'America/New_York', 'America/Santiago', 'Asia/Kathmandu', 'Pacific/Auckland'];

/** Errors of the machine's clock, one after the other: a time server sets it right, summer time is taken twice. */
const jumps = fc.array(fc.integer({ min: -HOUR, max: HOUR }), { minLength: 1, maxLength: 5 });

describe('[R27] a clock that jumps by up to an hour', () => {
  let world: SignUpWorld;
  beforeAll(async () => {
    world = await createSignUpWorld();
  }, 60_000);
  afterAll(() => world.close());

  test('signs nobody out, and stamps what is stored with its own time in UTC', async () => {
    const { test: api } = world;
    const owner = await signedIn(api, 'owner');
    const path = `/stores/${api.storeId}/collections`;
    await fc.assert(
      fc.asyncProperty(jumps, async (steps) => {
        for (const step of steps) {
          api.clock.set(new Date(Date.now() + step));
          expect((await owner.get('/users/token')).status).toBe(200);
        }
        const made = await owner.post<{ created_at: string }>(path, { name: crypto.randomUUID() });
        expect(made.body.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/);
      }),
      { numRuns: 20 },
    );
  });

  test('makes nobody wait longer than the limit says', async () => {
    const { test: api } = world;
    const { addressAndAccount } = SIGN_IN_LIMITS;
    let address = 0;
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: -HOUR, max: HOUR }), async (jump) => {
        address += 1;
        const client = createClient(
          (request) => api.api.fetch(request, { remoteAddress: `10.7.0.${address}` }),
          { origin: ORIGIN },
        );
        const enter = () =>
          client.post<{ retry_after?: number }>('/users/auth', {
            email: `nadie${address}@prueba.co`,
            password: 'no-es-esta',
          });
        for (let n = 0; n < addressAndAccount.tries; n += 1) expect((await enter()).status).toBe(401);
        api.clock.advance(jump);
        const { status, body } = await enter();
        if (status === 429) expect(body.retry_after).toBeLessThanOrEqual(addressAndAccount.window / 1000);
        else expect(jump).toBeGreaterThan(addressAndAccount.window - 60_000);
        api.clock.set(new Date());
      }),
      { numRuns: 10 },
    );
  }, 60_000);

  test('keeps a sign-up going: the code, or the next one after the usual pause', async () => {
    const { test: api } = world;
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: -HOUR, max: HOUR }), async (jump) => {
        const form = world.form();
        const browser = world.browser();
        expect((await browser.post('/users', form)).status).toBe(202);
        await world.code(form.phone);
        api.clock.advance(jump);
        const soon = await browser.post<{ retry_after?: number }>('/users/sign-up/code', { channel: 'mail' });
        if (soon.status === 429) expect(soon.body.retry_after).toBeLessThanOrEqual(SIGN_UP_CODE.pause / 1000);
        else expect(soon.status).toBe(202);
        if (soon.status === 429) {
          api.clock.advance(SIGN_UP_CODE.pause);
          expect((await browser.post('/users/sign-up/code', { channel: 'mail' })).status).toBe(202);
        }
        const code = await world.code(form.email);
        expect((await browser.post('/users/sign-up/verify', { code })).status).toBe(200);
        api.clock.set(new Date());
      }),
      { numRuns: 8 },
    );
  }, 60_000);
});

describe('[R27] a day of the store', () => {
  let shop: Shop;
  let product: Product;
  const zone = process.env['TZ'];
  beforeAll(async () => {
    shop = await openShop();
    product = await shop.product();
  }, 60_000);
  afterEach(() => {
    process.env['TZ'] = zone;
  });
  afterAll(() => shop.close());

  /** Around midnight in Bogotá, and around the nights in which other places move their clocks. */
  const instant = fc
    .tuple(
      fc.constantFrom('2026-03-08', '2026-04-05', '2026-09-06', '2026-09-27', '2026-11-01', '2026-12-31'),
      fc.integer({ min: -90, max: 90 }),
    )
    .map(([day, minutes]) => new Date(Date.parse(`${day}T05:00:00Z`) + minutes * 60_000));

  test('has the orders of that day, whatever zone the machine is in and whatever its clock does', async () => {
    await fc.assert(
      fc.asyncProperty(instant, fc.constantFrom(...ZONES), async (at, machine) => {
        process.env['TZ'] = machine;
        shop.clock.set(at);
        // Between two of these instants a session ends by itself.
        for (const [name, value] of (await signedIn(shop, 'owner')).cookies)
          shop.owner.cookies.set(name, value);
        const day = dayOf(at, BOGOTA);
        const before = await metrics(day);
        const order = await shop.order([lineOf(product)], { date: at.toISOString() });
        expect(await metrics(day)).toEqual({ orders: before.orders + 1, sales: before.sales + order.total });
        const { body } = await shop.owner.get<{ days: { date: string }[]; streak: number }>(
          `${shop.base}/orders/weekly-progress`,
        );
        expect(body.days.map(({ date }) => date)).toContain(day);
        expect(body.streak).toBeGreaterThan(0);
        const filter = `date.between=${day},${day}`;
        const listed = await shop.owner.get<Order[]>(`${shop.base}/orders?limit=100&${filter}`);
        expect(listed.body.map(({ id }) => id)).toContain(order.id);
      }),
      { numRuns: 25 },
    );
  }, 60_000);

  async function metrics(day: string): Promise<{ orders: number; sales: number }> {
    // The day that is asked for, and the one that the server thinks it is.
    const [named, today] = await Promise.all(
      [`?date=${day}`, ''].map((query) =>
        shop.owner.get<{ date: string; orders: number; sales: number }>(
          `${shop.base}/orders/daily-metrics${query}`,
        ),
      ),
    );
    expect(today?.body).toEqual(named?.body);
    expect(named?.body.date).toBe(day);
    return { orders: named?.body.orders ?? 0, sales: named?.body.sales ?? 0 };
  }
});
