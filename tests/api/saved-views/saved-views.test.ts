import { afterAll, beforeAll, expect, test } from 'vitest';
import { MOST_VIEWS } from '../../../domain/lists/saved-view.ts';
import type { SavedView } from '../../../domain/lists/saved-view-calls.ts';
import { signedIn } from '../../support/api.ts';
import { createTeamWorld, type TeamWorld } from '../team/team-world.ts';
import type { TestClient } from '../../support/client.ts';
import { newMember } from '../../support/member.ts';

let world: TeamWorld;
let owner: TestClient;
let seller: TestClient;
let viewer: TestClient;

beforeAll(async () => {
  world = await createTeamWorld();
  owner = await signedIn(world.test, 'owner');
  seller = await signedIn(world.test, 'seller');
  viewer = await signedIn(world.test, 'viewer');
});
afterAll(() => world.close());

const unpaid = (name: string, more: object = {}) => ({
  resource: 'orders',
  name,
  query: { filter: { 'order_status_id.in': [1] }, sort: { field: 'total', order: 'DESC' } },
  ...more,
});
const save = (client: TestClient, body: object) => client.post<SavedView>(world.path('/views'), body);
const names = async (client: TestClient, resource = 'orders') => {
  const { body } = await client.get<SavedView[]>(world.path(`/views?resource=${resource}`));
  return body.map(({ name }) => name);
};

test("a view is its maker's alone, unless it is shared", async () => {
  const own = await save(seller, unpaid('Por cobrar'));
  expect(own.status).toBe(201);
  expect(own.body).toMatchObject({ name: 'Por cobrar', shared: false, own: true });
  await save(seller, unpaid('Del equipo', { shared: true }));
  expect(await names(seller)).toEqual(['Por cobrar', 'Del equipo']);
  expect(await names(owner)).toEqual(['Del equipo']);
  expect(await names(owner, 'products')).toEqual([]);
});

test('who may only read shares nothing', async () => {
  expect((await save(viewer, unpaid('Mía'))).status).toBe(201);
  expect((await save(viewer, unpaid('De todos', { shared: true }))).status).toBe(403);
});

test('a list that the member may not open, or that does not exist, has no views', async () => {
  expect((await save(owner, unpaid('X', { resource: 'ghosts' }))).status).toBe(403);
});

test('filters and order are those of the list', async () => {
  for (const query of [
    { filter: { 'ghost.in': [1] } },
    { filter: { 'order_status_id.between': [1, 2] } },
    { filter: {}, sort: { field: 'comments', order: 'ASC' } },
  ]) {
    const { status, body } = await save(owner, unpaid('Mal', { query }));
    expect({ status, body }).toMatchObject({ status: 422, body: { errors: { query: { key: 'unknown' } } } });
  }
});

test('names, values and number are bounded', async () => {
  expect((await save(owner, unpaid(' '))).status).toBe(422);
  expect((await save(owner, unpaid('x'.repeat(41)))).status).toBe(422);
  const search = 'x'.repeat(300);
  expect((await save(owner, unpaid('Largo', { query: { filter: { search } } }))).status).toBe(422);
  for (let count = 0; count < MOST_VIEWS; count += 1) await save(owner, unpaid(`Vista ${count}`));
  const { status, body } = await save(owner, unpaid('Una más'));
  expect({ status, body }).toMatchObject({ status: 422, body: { errors: { name: { key: 'maxItems' } } } });
});

test('two views of one name cannot be told apart in tabs', async () => {
  await save(seller, unpaid('Grandes'));
  const { status, body } = await save(seller, unpaid('grandes'));
  expect({ status, body }).toMatchObject({ status: 422, body: { errors: { name: { key: 'unique' } } } });
});

test('a member deletes their own; the owner what is shared; nobody what is private to another', async () => {
  const mine = await save(seller, unpaid('Solo mía'));
  const ours = await save(seller, unpaid('Nuestra', { shared: true }));
  const at = ({ body }: { body: SavedView }) => world.path(`/views/${body.id}`);
  expect((await owner.delete(at(mine))).status).toBe(404);
  expect((await viewer.delete(at(ours))).status).toBe(403);
  expect((await owner.delete(at(ours))).status).toBe(204);
  expect((await seller.delete(at(mine))).status).toBe(204);
  expect(await names(seller)).not.toContain('Solo mía');
  expect(await names(seller)).not.toContain('Nuestra');
});

test('a view gets another name and is shared, and keeps its filters', async () => {
  const { body: made } = await save(seller, unpaid('Provisional'));
  const at = world.path(`/views/${made.id}`);
  const renamed = await seller.patch<SavedView>(at, { name: ' Definitiva ' });
  expect(renamed).toMatchObject({ status: 200, body: { ...made, name: 'Definitiva' } });
  expect(await names(owner)).not.toContain('Definitiva');
  expect((await seller.patch(at, { shared: true })).status).toBe(200);
  expect(await names(owner)).toContain('Definitiva');
  expect(await seller.patch(at, {})).toMatchObject({ status: 422 });
  expect(await seller.patch(at, { name: 'GRANDES' })).toMatchObject({
    status: 422,
    body: { errors: { name: { key: 'unique' } } },
  });
  expect(await seller.patch(at, { name: 'definitiva' })).toMatchObject({ status: 200 });
});

test('a view gets other filters, which are those of its list, and keeps its name', async () => {
  const { body: made } = await save(seller, unpaid('Con el tiempo'));
  const at = world.path(`/views/${made.id}`);
  const query = { filter: { 'order_status_id.in': [1, 2], 'date.between': ['today-6', 'today'] } };
  expect(await seller.patch(at, { query })).toMatchObject({ status: 200, body: { ...made, query } });
  const { body: listed } = await seller.get<SavedView[]>(world.path('/views?resource=orders'));
  expect(listed.find(({ id }) => id === made.id)).toEqual({ ...made, query });
  expect(await seller.patch(at, { query: { filter: { 'weight.gte': 3 } } })).toMatchObject({
    status: 422,
    body: { errors: { query: { key: 'unknown' } } },
  });
  const shared = await save(seller, unpaid('De todo el equipo', { shared: true }));
  const ours = world.path(`/views/${shared.body.id}`);
  expect((await viewer.patch(ours, { query })).status).toBe(403);
  expect((await owner.patch(ours, { query })).status).toBe(200);
});

test('a change of a view asks whose it is', async () => {
  const mine = await save(seller, unpaid('Privada'));
  const ours = await save(seller, unpaid('De la tienda', { shared: true }));
  const at = ({ body }: { body: SavedView }) => world.path(`/views/${body.id}`);
  expect((await owner.patch(at(mine), { name: 'Otra' })).status).toBe(404);
  expect((await viewer.patch(at(ours), { name: 'Otra' })).status).toBe(403);
  expect((await owner.patch(at(ours), { shared: false })).status).toBe(403);
  expect(await owner.patch(at(ours), { name: 'Ordenada' })).toMatchObject({
    status: 200,
    body: { own: false },
  });
  const read = await save(viewer, unpaid('Solo lectura'));
  expect((await viewer.patch(at(read), { shared: true })).status).toBe(403);
  expect((await viewer.patch(at(read), { name: 'Lectura' })).status).toBe(200);
});

test('another store knows nothing of them', async () => {
  const outsider = await signedIn(world.test, 'outsider');
  expect((await outsider.get(world.path('/views'))).status).toBe(404);
});

test('a filter has the name of its list, also where it was saved under another name of the API', async () => {
  const view = (name: string) => ({
    resource: 'customers',
    name,
    query: { filter: { 'lead.in': [2], 'orders.between': [1, null] } },
  });
  const own = { 'lead_id.in': [2], 'quantity.between': [1, null] };
  const made = await save(owner, view('Frecuentes'));
  expect([made.status, made.body.query.filter]).toEqual([201, own]);
  const changed = await owner.patch<SavedView>(world.path(`/views/${made.body.id}`), {
    query: view('').query,
  });
  expect(changed.body.query.filter).toEqual(own);
  // As an older version stored it.
  await world.test.database.write(world.test.storeId, ({ sql }) =>
    sql
      .updateTable('saved_views')
      .set({ query: JSON.stringify(view('').query) })
      .where('id', '=', made.body.id)
      .execute(),
  );
  const { body } = await owner.get<SavedView[]>(world.path('/views?resource=customers'));
  expect(body.find(({ id }) => id === made.body.id)?.query.filter).toEqual(own);
});

test('what a member may not read orders and filters none of their views', async () => {
  const view = (name: string, query: object) => ({ resource: 'products', name, shared: true, query });
  const byCost = { field: 'cost', order: 'DESC' };
  const hidden = { 'active.in': [0] };
  expect((await save(owner, view('Los más caros de hacer', { filter: {}, sort: byCost }))).status).toBe(201);
  expect((await save(owner, view('Ocultos', { filter: hidden, sort: byCost }))).status).toBe(201);
  const helper = await newMember(world.test, {
    name: 'ayudante',
    permissions: ['products.read', 'products.write'],
  });
  const { body } = await helper.get<SavedView[]>(world.path('/views?resource=products'));
  expect(body).toMatchObject([{ name: 'Ocultos', query: { filter: hidden } }]);
  expect(JSON.stringify(body)).not.toContain('cost');
  expect(await names(owner, 'products')).toEqual(['Los más caros de hacer', 'Ocultos']);
  const refused = await save(helper, view('Mía', { filter: {}, sort: byCost }));
  expect(refused).toMatchObject({ status: 422, body: { errors: { query: { key: 'unknown' } } } });
});
