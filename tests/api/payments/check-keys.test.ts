import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CHANNEL_IDS } from '../../../domain/payments/channels.ts';
import { PROVIDERS, type Provider } from '../../../domain/payments/provider.ts';
import { GATEWAY_KEYS } from '../../../scripts/gateway/accounts.ts';
import type { Failure } from '../orders/shop.ts';
import { openPayments, type PaymentsWorld } from './payments-world.ts';

interface Configuration extends Failure {
  version: number;
  active: number;
  complete: number;
  checked: number;
}

/** A key of each provider that it does not know, with the fields that are refused. */
const WRONG: Readonly<Record<Provider, readonly [object, string[]]>> = {
  wompi: [{ client_id: 'pub_test_another' }, ['client_id']],
  payu: [{ client_secret: 'another' }, ['client_secret', 'api_login']],
  mercado_pago: [{ client_secret: 'TEST-another' }, ['client_secret']],
  paypal: [{ client_secret: 'another' }, ['client_id', 'client_secret']],
};

let world: PaymentsWorld;
const at = (provider: Provider): string =>
  `${world.shop.base}/payment-channels-store/${CHANNEL_IDS[provider]}`;
const add = (provider: Provider, change: object = {}) =>
  world.shop.owner.post<Configuration>(at(provider), {
    active: 1,
    test_mode: 1,
    ...GATEWAY_KEYS[provider],
    ...change,
  });
const change = (provider: Provider, body: object) =>
  world.shop.owner.patch<Configuration>(at(provider), body);
const check = (provider: Provider) => world.shop.owner.post<Configuration>(`${at(provider)}/check`, {});
const refusalOf = (key: string, fields: string[]) =>
  Object.fromEntries(fields.map((field) => [field, { key }]));

beforeAll(async () => {
  world = await openPayments();
}, 120_000);
// Checks are limited by the minute.
beforeEach(() => world.shop.clock.advance(60_000));
afterAll(() => world.close());

describe.each(PROVIDERS)('[CFG-08] the keys of %s', (provider) => {
  const [wrong, fields] = WRONG[provider];
  const asks = async (work: () => Promise<unknown>): Promise<number> => {
    const before = world.sent.length;
    await work();
    return world.sent.length - before;
  };

  test('that it does not know are refused at their fields, and nothing is saved', async () => {
    const refused = await add(provider, wrong);
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toEqual(refusalOf('key_unknown', fields));
    expect((await world.shop.owner.get(at(provider))).body).toEqual({});
  });

  test('that it knows are saved as checked; a change of anything else asks nobody', async () => {
    const made = await add(provider);
    expect([made.status, made.body.checked, made.body.complete]).toEqual([201, 1, 1]);
    expect(await asks(() => change(provider, { active: 0 }))).toBe(0);
    expect((await world.shop.owner.get<Configuration>(at(provider))).body).toMatchObject({
      active: 0,
      checked: 1,
    });
  });

  test('that are changed to wrong ones are refused, and the stored ones stay', async () => {
    const refused = await change(provider, wrong);
    expect(refused.body.errors).toEqual(refusalOf('key_unknown', fields));
    expect((await check(provider)).body.checked).toBe(1);
  });

  test.each(['down', 'garbage'] as const)(
    'are saved whole while it is %s, as not checked; a later check says that it knows them',
    async (fault) => {
      await world.shop.owner.delete(at(provider));
      world.gateway.fault = fault;
      const made = await add(provider);
      const silent = await check(provider);
      world.gateway.fault = 'none';
      expect([made.status, made.body.checked, made.body.complete]).toEqual([201, 0, 1]);
      expect([silent.status, silent.body.code]).toEqual([503, 'unavailable']);
      const done = await check(provider);
      expect([done.status, done.body.checked]).toEqual([200, 1]);
      expect(done.body.version).toBe(made.body.version + 1);
    },
  );

  test('are not checked any more once others are saved while it is down', async () => {
    await change(provider, GATEWAY_KEYS[provider]);
    world.gateway.fault = 'down';
    const others = await change(provider, wrong);
    const same = await change(provider, { active: 0 });
    world.gateway.fault = 'none';
    expect([others.status, others.body.checked, same.body.checked]).toEqual([200, 0, 0]);
  });

  test('that were saved while it was down, and that it does not know, are refused by the check', async () => {
    await world.shop.owner.delete(at(provider));
    world.gateway.fault = 'down';
    await add(provider, wrong);
    world.gateway.fault = 'none';
    expect((await check(provider)).body.errors).toEqual(refusalOf('key_unknown', fields));
    expect((await world.shop.owner.get<Configuration>(at(provider))).body.checked).toBe(0);
    await world.shop.owner.delete(at(provider));
  });
});

test('PayPal’s keys of the sandbox are refused for real payments, and never kept as theirs', async () => {
  expect((await add('paypal', { test_mode: 0 })).body.errors).toEqual(
    refusalOf('key_of_tests', ['client_id', 'client_secret']),
  );
  await add('paypal');
  expect((await change('paypal', { test_mode: 0 })).body.errors).toEqual(
    refusalOf('key_of_tests', ['client_id', 'client_secret']),
  );
  const replaced = await world.shop.owner.put<Configuration>(at('paypal'), { active: 1, test_mode: 0 });
  expect(replaced.body.errors).toEqual(refusalOf('key_of_tests', ['client_id', 'client_secret']));
});

test('an account that lacks a key is saved without a question, and is not checked', async () => {
  const before = world.sent.length;
  const made = await add('wompi', { integrity: null });
  expect([made.status, made.body.complete, made.body.checked]).toEqual([201, 0, 0]);
  expect(world.sent).toHaveLength(before);
  const checked = await check('wompi');
  expect([checked.status, checked.body.errors]).toEqual([422, refusalOf('required', ['integrity'])]);
  expect(world.sent).toHaveLength(before);
});

test('a provider that takes the call and says nothing does not hold the save', async () => {
  world.gateway.fault = 'slow';
  const made = await add('mercado_pago');
  world.gateway.fault = 'none';
  expect([made.status, made.body.checked]).toEqual([201, 0]);
}, 30_000);

test('the check is of what takes payments online, and of what is set up', async () => {
  expect((await check('payu')).status).toBe(404);
  const manual = `${world.shop.base}/payment-channels-store/${CHANNEL_IDS.manual}`;
  await world.shop.owner.post(manual, { active: 1, extra_parameters: { title: 'Nequi' } });
  expect((await world.shop.owner.post(`${manual}/check`, {})).status).toBe(404);
});

test('nobody tries keys at a provider through us: twenty a minute', async () => {
  const answers = await Promise.all(
    Array.from({ length: 25 }, () => change('paypal', { client_secret: 'guess' })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([422, 429]));
});
