import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedIn } from '../../support/api.ts';
import { openShop } from '../orders/shop.ts';
import type { Failure, Shop } from '../orders/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

interface Branch {
  id: number;
  main: number;
}

const path = (id: number | string = '') => `${shop.base}/user-stores${id === '' ? '' : `/${id}`}`;
const add = <T = Branch>(n: number) =>
  shop.owner.post<T>(path(), { name: `Sucursal ${n}`, mobile_phone_number: `57300111000${n}` });

test('the first branch is the main one, another can become it, and it is always exactly one', async () => {
  const first = await shop.owner.get<Branch>(path(shop.branchId));
  expect(first.body.main).toBe(1);
  const { body: second } = await add(2);
  expect(second.main).toBe(0);
  const made = await shop.owner.put<Branch>(`${path(second.id)}/default`, {});
  expect([made.status, made.body.main]).toEqual([200, 1]);
  await Promise.all([shop.branchId, second.id].map((id) => shop.owner.put(`${path(id)}/default`, {})));
  const all = await shop.owner.get<Branch[]>(path());
  expect(all.body.filter(({ main }) => main === 1)).toHaveLength(1);
  expect((await shop.owner.put(`${path(999_999)}/default`, {})).status).toBe(404);
});

test('a number belongs to one branch', async () => {
  const again = await add<Failure>(2);
  expect([again.status, again.body.errors]).toEqual([422, { mobile_phone_number: { key: 'unique' } }]);
});

test('Pro has five lines, the free plan one, also when they are asked for at once', async () => {
  const answers = await Promise.all([3, 4, 5, 6, 7].map((n) => add<Failure>(n)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 403, 403]);
  const refused = answers.find(({ status }) => status === 403);
  expect(refused?.body).toMatchObject({ code: 'plan_limit', limit: 'max_lines', max: 5 });
  const outsider = await signedIn(shop, 'outsider');
  const free = `/stores/${shop.otherStoreId}/user-stores`;
  const ask = (n: number) => outsider.post(free, { name: 'Única', mobile_phone_number: `57300222000${n}` });
  expect((await Promise.all([1, 2].map(ask))).map(({ status }) => status).sort()).toEqual([201, 403]);
});

test('the main branch and the last one cannot be deleted', async () => {
  const { body: all } = await shop.owner.get<Branch[]>(path());
  const main = all.find((branch) => branch.main === 1);
  const refused = await shop.owner.delete<Failure>(path(main?.id));
  expect([refused.status, refused.body]).toMatchObject([409, { code: 'main_branch' }]);
  for (const { id } of all.filter((branch) => branch.main === 0))
    expect((await shop.owner.delete(path(id))).status).toBeLessThan(300);
  const last = await shop.owner.delete(path(main?.id));
  expect([last.status, last.body]).toMatchObject([409, { code: 'last_branch' }]);
});
