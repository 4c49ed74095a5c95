import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PLAN_FEATURES } from '../../../domain/plans/features.ts';
import type { Usage } from '../../../domain/plans/billing-types.ts';
import { openBilling, type BillingWorld } from './billing-world.ts';

const MOST = PLAN_FEATURES.free.max_products;
const TRIAL = 5;
const DAY = 86_400_000;

let world: BillingWorld;

interface Product {
  id: number;
  name: string;
  active: 0 | 1;
}
const products = async (): Promise<Product[]> =>
  (await world.owner.get<Product[]>(`${world.base}/products?limit=100`)).body.toSorted((a, b) => a.id - b.id);
const shown = async (): Promise<string[]> =>
  (await products()).filter(({ active }) => active === 1).map(({ name }) => name);
const set = async (name: string, active: 0 | 1): Promise<void> => {
  const id = (await products()).find((product) => product.name === name)?.id ?? 0;
  expect((await world.owner.patch(`${world.base}/products/${id}`, { active })).status).toBe(200);
};
const usage = async (): Promise<Usage> =>
  (await world.owner.get<Usage>(`${world.base}/billing/CO/usage`)).body;
/** Mails to one of the two addresses that say what the plan includes. */
const said = () =>
  world.mails.filter(({ to, subject }) => to === 'ana@tienda.co' && subject.includes(`${MOST} productos`));
const names = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, at) => `Producto ${String(from + at).padStart(2, '0')}`);

/** A store in its trial with four products more than the free plan shows. */
beforeEach(async () => {
  world = await openBilling();
  const { database, clock, otherStoreId } = world.test;
  const trial_ended_at = new Date(clock.now().getTime() + TRIAL * DAY);
  await database.platformWrite((sql) =>
    sql.updateTable('stores').set({ trial_ended_at }).where('id', '=', otherStoreId).execute(),
  );
  await world.features();
  for (const name of names(1, MOST + 4)) {
    const made = await world.owner.post(`${world.base}/products`, { name, price: 1000, active: 1 });
    expect(made.status).toBe(201);
  }
}, 120_000);
afterEach(() => world.close());

describe('[BIL-08] [PRD-09] products beyond the free plan', () => {
  test('are hidden a week after the trial, the newest first, and none is deleted', async () => {
    await world.pass(TRIAL + 1);
    expect((await usage()).choice_until).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(await shown()).toHaveLength(MOST + 4);
    expect(said()).toHaveLength(1);
    // What the merchant hides meanwhile is their choice of what stays.
    await set('Producto 02', 0);
    await world.pass(8);
    expect(await shown()).toEqual(['Producto 01', ...names(3, MOST + 1)]);
    expect(await products()).toHaveLength(MOST + 4);
    expect(await usage()).toMatchObject({ choice_until: null, published_products: MOST });
    await world.pass(2);
    expect(await shown()).toHaveLength(MOST);
    expect(said()).toHaveLength(1);
  }, 240_000);

  test('are shown again by a plan that has room for them, except those that the merchant has hidden', async () => {
    await world.pass(TRIAL + 1 + 8);
    expect(await shown()).toEqual(names(1, MOST));
    // A place is given to one of the hidden, which then goes by the merchant's own hand.
    await set('Producto 05', 0);
    await set(`Producto ${MOST + 1}`, 1);
    await set(`Producto ${MOST + 1}`, 0);
    await world.report(await world.pay('payu', await world.checkout('payu')));
    await world.work();
    expect(await shown()).toEqual([...names(1, 4), ...names(6, MOST), ...names(MOST + 2, MOST + 4)]);
    await world.pass(1);
    expect(await shown()).toHaveLength(MOST + 2);
  }, 240_000);

  test('stay with a plan that is paid within the week', async () => {
    await world.pass(TRIAL + 3);
    await world.report(await world.pay('payu', await world.checkout('payu')));
    await world.work();
    expect((await usage()).choice_until).toBeNull();
    await world.pass(10);
    expect(await shown()).toHaveLength(MOST + 4);
  }, 240_000);
});
