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

test('[BRA-02] [BRA-04] a number belongs to one branch', async () => {
  const again = await add<Failure>(2);
  expect([again.status, again.body.errors]).toEqual([422, { mobile_phone_number: { key: 'unique' } }]);
});

test('[BRA-03] Pro has five lines, the free plan one, also when they are asked for at once', async () => {
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

test('[BRA-04] lines that are switched off make room for the plan; the main one is always among those that stay', async () => {
  const { body: before } = await shop.owner.get<Branch[]>(path());
  const [main] = before;
  const { body: second } = await add(8);
  const disable = (ids: unknown) => shop.owner.put<Failure>(`${shop.base}/disable-user-stores`, ids);
  const states = async () =>
    (await shop.owner.get<(Branch & { active: number })[]>(path())).body.map((one) => [
      one.id,
      one.main,
      one.active,
    ]);
  expect((await disable([main?.id])).status).toBe(204);
  expect(await states()).toEqual([
    [main?.id, 0, 0],
    [second.id, 1, 1],
  ]);
  expect((await disable([main?.id, second.id])).body).toMatchObject({ code: 'last_branch' });
  expect((await disable([999_999])).status).toBe(404);
  expect((await disable([])).status).toBe(204);
  expect(await states()).toEqual([
    [main?.id, 0, 1],
    [second.id, 1, 1],
  ]);

  // On the free plan one line is left, and nothing to choose.
  await shop.database.platformWrite((sql) =>
    sql
      .updateTable('stores')
      .set({ plan: 'free', trial_ended_at: null })
      .where('id', '=', shop.storeId)
      .execute(),
  );
  const fresh = await signedIn(shop, 'owner');
  const keepAll = await fresh.put<Failure>(`${shop.base}/disable-user-stores`, []);
  expect([keepAll.status, keepAll.body]).toMatchObject([403, { code: 'plan_limit', limit: 'max_lines' }]);
  const other = await fresh.put<Failure>(`${path(main?.id)}/default`, {});
  expect([other.status, other.body]).toMatchObject([403, { code: 'plan_limit', limit: 'max_lines' }]);
  expect((await fresh.put(`${path(second.id)}/default`, {})).status).toBe(200);
  expect((await fresh.put(`${shop.base}/disable-user-stores`, [main?.id])).status).toBe(204);
});

test('[BRA-04] lists take the forms of the specification', async () => {
  const of = async (query: string) => (await shop.owner.get<Branch[]>(`${path()}?${query}`)).status;
  expect(await of('limit=1000&page=1&sort=created_at&mobile_phone_number.contains=300')).toBe(200);
  expect(await of('limit=10&page=1&sort=created_at&name.contains=Suc')).toBe(200);
});
