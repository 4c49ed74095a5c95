import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Failure, type Shop } from '../orders/shop.ts';
import { effort } from '../../support/effort.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
}, 60_000);
afterAll(() => shop.close());

const digits = (count: number) =>
  fc.integer({ min: 0, max: 10 ** count - 1 }).map((number) => String(number).padStart(count, '0'));
const someDay = fc.tuple(digits(4), digits(2), digits(2)).map((parts) => parts.join('-'));
const realDay = fc
  .date({ min: new Date('1000-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
/** Where the calendars of programs and databases end. */
const edge = fc.constantFrom('0000-01-01', '0001-01-01', '1000-01-01', '2999-12-31', '9999-12-31');
const odd = fc.constantFrom(
  '',
  'NaN',
  'Infinity',
  '-1',
  '1e9',
  'null',
  '[]',
  '2026-02-30',
  '2026-11-20T00:00:00Z',
  '+010000-01-01',
  '-000001-01-01',
  '%00',
);
const day = fc.oneof(edge, realDay, someDay, odd, fc.string({ unit: 'grapheme', maxLength: 20 }));
/** Two of any days, and two that are near: of those the figures are really added up. */
const ends = fc.oneof(
  fc.tuple(day, day),
  fc.oneof(realDay, edge).map((one) => [one, one] as const),
  fc.constantFrom(['0001-01-01', '0001-12-31'], ['1000-01-01', '1000-12-31'], ['2999-01-01', '2999-12-31']),
);

test('[ASVS 2.2.1] a range of any two days is added up, or is refused at the end that is wrong', async () => {
  const ranged = shop.api.routes.filter(
    ({ query }) => query?.['from'] !== undefined && query['to'] !== undefined,
  );
  expect(ranged.length).toBeGreaterThan(1);
  const asked = new Set<number>();
  for (const { path } of ranged)
    await fc.assert(
      fc.asyncProperty(ends, async ([from, to]) => {
        const query = new URLSearchParams({ from, to });
        const { status, body } = await shop.owner.get<Failure>(
          `${path.replace('{storeId}', String(shop.storeId))}?${query}`,
        );
        asked.add(status);
        expect([200, 400]).toContain(status);
        if (status === 400) expect(Object.keys(body.errors ?? {})[0]).toMatch(/^(from|to)$/);
      }),
      { numRuns: effort(50, 60) },
    );
  expect([...asked].sort()).toEqual([200, 400]);
}, 120_000);
