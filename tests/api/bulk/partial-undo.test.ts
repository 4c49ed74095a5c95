import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, signedIn, type TestApi } from '../../support/api.ts';
import type { TestClient } from '../../support/client.ts';
import { newMember } from '../../support/member.ts';

/** What a member of one branch could not take back stays to be undone by a member of all. */
let world: TestApi;
let owner: TestClient;
let limited: TestClient;
let branches: [number, number];
beforeAll(async () => {
  world = await createTestApi();
  owner = await signedIn(world, 'owner');
  branches = [await branch('Norte', '573001110001'), await branch('Sur', '573001110002')];
  const permissions = ['orders.read', 'orders.write', 'orders.delete'];
  limited = await newMember(world, { name: 'del-norte', permissions, branch_ids: [branches[0]] });
});
afterAll(() => world.close());

const path = (below: string) => `/stores/${world.storeId}${below}`;

async function made(below: string, body: object): Promise<number> {
  const answer = await owner.post<{ id: number }>(path(below), body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.id;
}

const branch = (name: string, mobile_phone_number: string) =>
  made('/user-stores', { name, mobile_phone_number });

const orderIn = (user_store_id: number) =>
  made('/orders', {
    date: '2026-11-20T15:00:00.000Z',
    user_store_id,
    order_status_id: 1,
    shipping_order_status_id: 8,
    order_method_id: 1,
    sales_channel: 'whatsapp',
    comments: 'antes',
    order_details: [{ name: 'Vela', quantity: 1, price: 1000 }],
  });

const stateOf = async (id: number) => {
  const { status, body } = await owner.get<{ order_status_id: number }>(path(`/orders/${id}`));
  return status === 200 ? body.order_status_id : status;
};

interface Outcome {
  undo: { id: number };
}

async function undoTwice(of: 'changes' | 'deletions', { undo }: Outcome, [mine, theirs]: [number, number]) {
  const again = (client: TestClient) =>
    client.post<{ undone: number[]; code?: string }>(path(`/orders/${of}/${undo.id}/undo`), {});
  expect((await again(limited)).body).toMatchObject({ undone: [mine] });
  expect((await again(owner)).body).toMatchObject({ undone: [theirs], failed: [] });
  expect((await again(owner)).body).toMatchObject({ code: 'undone_already' });
}

test('a change of orders of two branches', async () => {
  const ids: [number, number] = [await orderIn(branches[0]), await orderIn(branches[1])];
  const change = { source: 'order_status_id', op: 'set', value: 2 };
  const { body } = await owner.patch<Outcome>(path('/orders'), { ids, change });
  await undoTwice('changes', body, ids);
  expect([await stateOf(ids[0]), await stateOf(ids[1])]).toEqual([1, 1]);
});

test('a deletion of orders of two branches', async () => {
  const ids: [number, number] = [await orderIn(branches[0]), await orderIn(branches[1])];
  const { body } = await owner.delete<Outcome>(path('/orders'), { ids });
  expect([await stateOf(ids[0]), await stateOf(ids[1])]).toEqual([404, 404]);
  await undoTwice('deletions', body, ids);
  expect([await stateOf(ids[0]), await stateOf(ids[1])]).toEqual([1, 1]);
});
