import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop } from '../api/orders/shop.ts';
import { countSteps } from '../support/steps.ts';
import { mostSteps } from './world.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
}, 60_000);
afterAll(() => shop.close());

describe('steps', () => {
  test('are counted of loops in the server’s own code, about as many each time', async () => {
    const body = JSON.stringify({ name: 'a'.repeat(500_000) });
    const send = () => countSteps(() => shop.owner.post(`${shop.base}/collections`, body));
    const [once, twice] = [await send(), await send()];
    expect(once.result.status).toBe(422);
    expect(once.steps).toBeGreaterThan(500_000);
    // The first call prepares what the others use.
    expect(twice.steps / once.steps).toBeGreaterThan(0.5);
    expect(twice.steps / once.steps).toBeLessThan(1.5);
    expect(once.most).toMatch(/^\d{6,} times .*\.[jt]s/);
  });
});

test.each([
  ['0001-01-01', '0001-12-31'],
  ['0001-01-01', '9999-12-31'],
  ['1000-01-01', '1000-12-31'],
  ['2026-01-01', '2026-12-31'],
  ['2999-01-01', '2999-12-31'],
])('figures from %s to %s are added up in few steps, or refused', async (from, to) => {
  const ranged = shop.api.routes.filter(
    ({ query }) => query?.['from'] !== undefined && query['to'] !== undefined,
  );
  expect(ranged.length).toBeGreaterThan(1);
  for (const { path } of ranged) {
    const { result, steps, most } = await countSteps(() =>
      shop.owner.get(
        `${path.replace('{storeId}', String(shop.storeId))}?${new URLSearchParams({ from, to })}`,
      ),
    );
    expect([200, 400]).toContain(result.status);
    expect(steps, most).toBeLessThan(mostSteps([{}]));
  }
});
