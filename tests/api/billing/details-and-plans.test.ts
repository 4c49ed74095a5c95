import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PlanAnswer } from '../../../domain/plans/billing-types.ts';
import { signedIn } from '../../support/api.ts';
import { DETAILS, openBilling, type BillingWorld } from './billing-world.ts';

let world: BillingWorld;

beforeAll(async () => {
  world = await openBilling();
}, 240_000);
afterAll(() => world.close());

describe('[BIL-02] the billing details', () => {
  const put = (change: object) =>
    world.owner.put<{ errors: Record<string, { key: string }>; city_id: string | null }>(
      `${world.base}/billing/information`,
      { ...DETAILS, ...change },
    );

  test.each([
    ['emails', 'ana@tienda.co, caja', 'emails'],
    ['emails', 'ana@tienda.co;caja@tienda.co', 'emails'],
    ['emails', 'ana..gómez@tienda', 'emails'],
    ['emails', Array.from({ length: 11 }, (_, at) => `a${at}@tienda.co`).join(','), 'too_many_emails'],
    ['emails', '  ', 'required'],
    ['contact_name', ' ', 'required'],
    ['contact_last_name', '', 'required'],
    ['dni', '', 'required'],
    ['address', '', 'required'],
    ['city_id', null, 'required'],
    ['city_id', '99999', 'enum'],
    ['document_type_id', 99, 'enum'],
    ['country_code', 'ZZ', 'enum'],
  ])('refuse %s %j with %s', async (field, value, key) => {
    const answer = await put({ [field]: value });
    expect([answer.status, answer.body.errors[field]?.key]).toEqual([422, key]);
  });

  test('need no postal code, and no city outside of Colombia, where it is cleared', async () => {
    const answer = await put({ country_code: 'MX', city_id: '05001' });
    expect([answer.status, answer.body.city_id]).toEqual([200, null]);
    expect((await put({})).status).toBe(200);
  });

  test('are nothing before they are given, which is no error', async () => {
    const { test: api } = world;
    const answer = await (await signedIn(api, 'owner')).get(`/stores/${api.storeId}/billing/information`);
    expect(answer.status).toBe(204);
    expect((await world.owner.get(`${world.base}/billing/information`)).status).toBe(200);
  });

  test('a second POST replaces them', async () => {
    const again = await world.owner.post(`${world.base}/billing/information`, { ...DETAILS, dni: '900900' });
    expect([again.status, again.body]).toMatchObject([200, { dni: '900900' }]);
    expect((await put({})).status).toBe(200);
  });
});

describe('[BIL-07] the plans', () => {
  const plans = async (path: string) =>
    (await world.owner.get<PlanAnswer[]>(`${world.base}/billing/${path}`)).body;

  test('of Colombia and of elsewhere', async () => {
    const prices = (all: PlanAnswer[]) =>
      all.map((one) => [one.id, one.base_price, one.currency, one.action]);
    expect(prices(await plans('CO/plans'))).toEqual([
      [1, 0, 'COP', 'none'],
      [3, 89_900, 'COP', 'buy'],
      [13, 180_000, 'COP', 'buy'],
      [2, 650_000, 'COP', 'contact'],
    ]);
    expect(prices(await plans('MX/plans'))).toEqual([
      [1, 0, 'USD', 'none'],
      [3, 1699, 'USD', 'buy'],
      [2, 16_900, 'USD', 'contact'],
    ]);
    expect((await plans('MX/plans')).at(-1)).toMatchObject({
      monthly_price: 1408,
      savings: 17,
    });
    // A quarter for 180.000 and a year for 650.000, against 89.900 a month.
    expect((await plans('CO/plans')).map(({ savings }) => savings)).toEqual([null, null, 33, 40]);
  });

  test('an unknown country or plan is not found', async () => {
    const status = async (path: string) => (await world.owner.get(`${world.base}/billing/${path}`)).status;
    expect(await status('ZZ/plans')).toBe(404);
    expect(await status('CO/plans/99/payment-types')).toBe(404);
    expect(await status('MX/plans/13/payment-types')).toBe(404);
    expect(await status('ZZ/usage')).toBe(404);
  });

  test('[BIL-11] name the annual payment as clients look it up', async () => {
    expect(await plans('CO/plans/2/payment-types')).toEqual([
      { id: 2, name: 'Annual payment', frequency: 'annual', months: 12, amount: 650_000, currency: 'COP' },
    ]);
  });
});
