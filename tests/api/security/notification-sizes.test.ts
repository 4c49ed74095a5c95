import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { adapterOf } from '../../../domain/payments/adapters.ts';
import { LARGEST_NOTIFICATION } from '../../../domain/payments/contract.ts';
import { PROVIDERS, notificationPath } from '../../../domain/payments/provider.ts';
import { openPayments, type PaymentsWorld } from '../payments/payments-world.ts';

let world: PaymentsWorld;

beforeAll(async () => {
  world = await openPayments();
}, 120_000);
afterAll(() => world.close());

test('whoever may send any body without a session sends 16 kB at most', () => {
  const open = world.shop.api.routes.filter(
    ({ access, bodyType }) => access === 'public' && bodyType === '*/*',
  );
  expect(open.length).toBeGreaterThanOrEqual(PROVIDERS.length);
  for (const { path, bodyLimit } of open) expect([path, bodyLimit]).toEqual([path, LARGEST_NOTIFICATION]);
});

test.each(PROVIDERS)('a larger notification of %s is refused before it is read', async (provider) => {
  await world.channel(provider);
  const verify = vi.spyOn(adapterOf(provider), 'verify');
  const address = `http://localhost:4000/api/v1${notificationPath(provider, world.shop.storeId)}`;
  const send = async (length: number) =>
    (await world.shop.api.fetch(new Request(address, { method: 'POST', body: 'x'.repeat(length) }))).status;
  expect(await send(LARGEST_NOTIFICATION + 1)).toBe(413);
  expect(verify).not.toHaveBeenCalled();
  expect(await send(LARGEST_NOTIFICATION)).toBe(403);
  expect(verify).toHaveBeenCalledOnce();
  verify.mockRestore();
});
