import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lineOf, openShop, type Shop } from '../orders/shop.ts';
import { draw } from '../../support/effort.ts';

let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
}, 60_000);
afterAll(() => shop.close());

const digits = (least: number, most: number, length = 2) =>
  fc.integer({ min: least, max: most }).map((n) => String(n).padStart(length, '0'));
const year = fc.oneof(
  digits(0, 9999, 4),
  fc.constantFrom('0000', '0001', '0099', '1899', '2200', '9999', '-001'),
);
const day = fc.tuple(year, digits(0, 13), digits(0, 32)).map((parts) => parts.join('-'));
const clock = fc.tuple(digits(0, 25), digits(0, 61), digits(0, 61)).map((parts) => parts.join(':'));
const offset = fc.oneof(
  fc.constantFrom('Z', '', '+14:00', '-14:00', '+14:01', '-15:59', '+16:00', '+23:59', '+24:00'),
  fc.tuple(fc.constantFrom('+', '-'), digits(0, 24), digits(0, 60)).map(([sign, h, m]) => `${sign}${h}:${m}`),
);
/** Everything that looks like a date; most of it is none, and some of it is one that no database can hold. */
const date = fc.oneof(
  day,
  fc.tuple(day, fc.constantFrom('T', ' '), clock, offset).map((parts) => parts.join('')),
  // Real days, odd offsets.
  fc
    .tuple(fc.constantFrom('2026-02-28', '0001-01-01', '9999-12-31', '1900-01-01'), clock, offset)
    .map(([d, t, o]) => `${d}T${t}${o}`),
);
const some = () => draw(date, 25);

/** A refusal names the field; an answer is one; nothing is a defect of ours. */
async function broken(path: string): Promise<string[]> {
  const { status } = await shop.owner.get(`${shop.base}/${path}`);
  return status < 500 ? [] : [`${status} ${path}`];
}

test('a filter by any date is answered or refused', async () => {
  const paths = shop.ports.resources.flatMap(({ name, fields }) =>
    fields
      .filter(({ kind }) => kind === 'date' || kind === 'datetime')
      .flatMap(({ source }) =>
        some().flatMap((text) => {
          const value = encodeURIComponent(text);
          return [
            `${name}?${source}.between=${value},`,
            `${name}?${source}.between=,${value}`,
            `${name}?${source}.equals=${value}`,
          ];
        }),
      ),
  );
  const others = some().flatMap((text) => {
    const value = encodeURIComponent(text);
    return [`orders/daily-metrics?date=${value}`, `audit?at.between=${value},${value}`];
  });
  expect(paths.length).toBeGreaterThan(100);
  const found: string[] = [];
  for (const path of [...paths, ...others]) found.push(...(await broken(path)));
  expect(found).toEqual([]);
});

test('a date that is stored is the one that was sent', async () => {
  const wrong: string[] = [];
  let stored = 0;
  const product = await shop.product({ price: 1000 });
  const dates = [
    ...some(),
    ...draw(
      fc
        .tuple(fc.constantFrom('2026-02-28', '1000-01-01', '1899-12-31', '2999-12-31', '0050-01-01'), offset)
        .map(([d, o]) => `${d}T10:00:00${o}`),
      25,
    ),
  ];
  for (const text of dates) {
    const order = shop.orderBody([lineOf(product)], { date: text });
    const { status, body } = await shop.owner.post<{ date?: string }>(`${shop.base}/orders`, order);
    if (status < 300) stored += 1;
    const kept = status < 300 && body.date !== undefined && Date.parse(body.date) !== Date.parse(text);
    if (status >= 500 || kept) wrong.push(`${text}: ${status} ${body.date}`);
  }
  expect(wrong).toEqual([]);
  expect(stored).toBeGreaterThan(0);
});
