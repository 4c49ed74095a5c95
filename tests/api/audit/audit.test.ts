import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayOf } from '../../../domain/dates/day.ts';
import { addMember, createRole } from '../../../server/modules/identity/members.ts';
import { createTestApi, signedIn, type TestApi } from '../../support/api.ts';
import type { TestClient } from '../../support/client.ts';

interface Entry {
  id: number;
  user: string | null;
  user_id: number | null;
  member: boolean;
  action: string;
  resource: string;
  record: string | null;
  record_id: number;
  changes: Record<string, [unknown, unknown]>;
}

let api: TestApi;
let owner: TestClient;
let admin: TestClient;
let collectionId: number;
let customerId: number;

const log = async (client: TestClient, query = '') => {
  const answer = await client.get<Entry[]>(`/stores/${api.storeId}/audit${query}`);
  return { ...answer, total: Number(answer.headers.get('x-total-count')) };
};

beforeAll(async () => {
  api = await createTestApi();
  [owner, admin] = [await signedIn(api, 'owner'), await signedIn(api, 'admin')];
  const store = `/stores/${api.storeId}`;
  const made = await owner.post<{ id: number }>(`${store}/collections`, { name: 'Cafés' });
  collectionId = made.body.id;
  await admin.patch(`${store}/collections/${collectionId}`, { name: 'Cafés de origen' });
  const customer = await owner.post<{ id: number }>(`${store}/customers`, {
    first_name: 'Ana',
    last_name: 'Gil',
    phone_number: '573001112233',
    email: 'ana@correo.co',
    document_type: 'CC',
    dni: '1020304050',
  });
  customerId = customer.body.id;
  await owner.patch(`${store}/customers/${customerId}`, { notes: 'Paga tarde', first_name: 'Anita' });
  const gone = await owner.post<{ id: number }>(`${store}/collections`, { name: 'Pasajera' });
  await owner.delete(`${store}/collections/${gone.body.id}`);
});
afterAll(() => api.close());

describe('the log of the store', () => {
  test('says who changed what from what to what, the latest first', async () => {
    const { body, total } = await log(owner);
    expect(body.length).toBe(total);
    const [last] = body;
    expect(last).toMatchObject({ action: 'delete', resource: 'collections', record: 'Pasajera' });
    const renamed = body.find(({ action, resource }) => action === 'update' && resource === 'collections');
    expect(renamed).toMatchObject({
      user: 'admin de Prueba',
      record: 'Cafés de origen',
      record_id: collectionId,
      changes: { name: ['Cafés', 'Cafés de origen'] },
    });
  });

  test('filters by person, resource, action and day, with exact totals', async () => {
    const { userId } = api.people.admin;
    const byAdmin = await log(owner, `?user_id.in=${userId}`);
    expect(byAdmin.body.map(({ user_id }) => user_id)).toEqual([userId]);
    expect(byAdmin.total).toBe(1);
    const deleted = await log(owner, '?action.in=delete&resource.in=collections,products');
    expect(deleted.body).toMatchObject([{ record: 'Pasajera' }]);
    const today = dayOf(api.clock.now(), 'America/Bogota');
    const all = (await log(owner)).total;
    expect((await log(owner, `?at.between=${today},${today}`)).total).toBe(all);
    expect((await log(owner, '?at.between=,2001-01-01')).total).toBe(0);
    expect((await log(owner, '?resource.in=nada')).body).toEqual([]);
  });

  test('comes in pages; one beyond the end is empty and has the total', async () => {
    const { body, total } = await log(owner);
    const paged: number[] = [];
    for (let page = 1; page <= Math.ceil(total / 2); page += 1)
      paged.push(...(await log(owner, `?limit=2&page=${page}`)).body.map(({ id }) => id));
    expect(paged).toEqual(body.map(({ id }) => id));
    expect(await log(owner, '?limit=2&page=999')).toMatchObject({ body: [], total });
  });

  test.each(['at.between=2026-02-30,', 'at.between=ayer', 'user_id.in=1;2', 'limit=101', 'sort=id,asc'])(
    'refuses %s',
    async (query) => {
      expect((await log(owner, `?${query}`)).status).toBe(400);
    },
  );

  test('offers what it can be filtered by', async () => {
    const { body } = await owner.get(`/stores/${api.storeId}/audit/choices`);
    expect(body).toMatchObject({
      users: expect.arrayContaining([{ id: api.people.owner.userId, name: 'owner de Prueba', member: true }]),
      resources: expect.arrayContaining(['collections', 'customers']),
      actions: expect.arrayContaining(['create', 'delete', 'update']),
    });
  });
});

describe('who may read it', () => {
  test('not members without the permission, and nobody of another store', async () => {
    const permissions = ['orders.read', 'orders.write', 'collections.read'];
    const roleId = await createRole(api.ports, api.storeId, { name: 'Pedidos', permissions });
    await addMember(api.ports, api.storeId, { userId: api.people.seller.userId, owner: false, roleId });
    expect((await log(await signedIn(api, 'seller'))).status).toBe(403);
    const outsider = await signedIn(api, 'outsider');
    expect((await log(outsider)).status).toBe(404);
    const own = await outsider.get<Entry[]>(`/stores/${api.otherStoreId}/audit`);
    expect(own.headers.get('x-total-count')).toBe('0');
  });

  test('a member sees nothing of resources that are closed to them', async () => {
    const permissions = ['audit.read', 'collections.read'];
    const roleId = await createRole(api.ports, api.storeId, { name: 'Revisora', permissions });
    await addMember(api.ports, api.storeId, { userId: api.people.viewer.userId, owner: false, roleId });
    const { body } = await log(await signedIn(api, 'viewer'));
    expect(new Set(body.map(({ resource }) => resource))).toEqual(new Set(['collections']));
  });

  test('[TEA-05] the notes of clients stay out of it for all but the owner', async () => {
    const noted = ({ body }: { body: Entry[] }) =>
      body.find(({ changes }) => 'first_name' in changes && changes['first_name']?.[0] === 'Ana');
    expect(noted(await log(owner))?.changes['notes']).toEqual([null, 'Paga tarde']);
    const seen = await log(admin);
    expect(noted(seen)?.changes).toEqual({ first_name: ['Ana', 'Anita'] });
    expect(JSON.stringify(seen.body)).not.toContain('Paga tarde');
  });
});

describe('who has left the team', () => {
  test('is called by name all the same, in what they did and in what was done to them', async () => {
    const { userId } = api.people.admin;
    const { body: before } = await log(owner, `?user_id.in=${userId}`);
    expect(before.every(({ member }) => member)).toBe(true);
    const removed = await owner.delete(`/stores/${api.storeId}/users/${userId}`);
    expect(removed.status).toBe(204);
    const { body } = await log(owner);
    expect(body[0]).toMatchObject({ action: 'delete', resource: 'users', record: 'admin de Prueba' });
    expect(body.find(({ user_id }) => user_id === userId)).toMatchObject({
      user: 'admin de Prueba',
      member: false,
    });
    const choices = await owner.get<{ users: object[] }>(`/stores/${api.storeId}/audit/choices`);
    expect(choices.body.users.at(-1)).toEqual({ id: userId, name: 'admin de Prueba', member: false });

    await addMember(api.ports, api.storeId, { userId, owner: false });
    const back = await log(owner, `?user_id.in=${userId}`);
    expect(back.body.every(({ member }) => member)).toBe(true);
  });

  test('a change of a member says whose it was', async () => {
    const { userId } = api.people.seller;
    await owner.patch(`/stores/${api.storeId}/users/${userId}`, { active: false });
    expect((await log(owner)).body[0]).toMatchObject({ resource: 'users', record: 'seller de Prueba' });
    await owner.patch(`/stores/${api.storeId}/users/${userId}`, { active: true });
  });
});

describe('filters of a private view', () => {
  test('are in the log for their maker alone; those of a shared one for all who read it', async () => {
    const views = `/stores/${api.storeId}/views`;
    const filtered = (search: string) => ({ filter: { search } });
    const save = (client: TestClient, name: string, shared = false) =>
      client.post<{ id: number }>(views, {
        resource: 'customers',
        name,
        query: filtered(`${name} uno`),
        shared,
      });
    const { body: own } = await save(admin, 'Morosos');
    await admin.patch(`${views}/${own.id}`, { query: filtered('Morosos dos') });
    const seen = async (client: TestClient) =>
      JSON.stringify((await log(client, '?resource.in=views&limit=100')).body);
    expect(await seen(admin)).toContain('Morosos dos');
    expect(await seen(owner)).not.toContain('Morosos');
    // What was private stays so when the view is shared, and after it is deleted.
    await admin.patch(`${views}/${own.id}`, { shared: true, query: filtered('Morosos tres') });
    await admin.patch(`${views}/${own.id}`, { query: filtered('Morosos cuatro') });
    await admin.patch(`${views}/${own.id}`, { shared: false, query: filtered('Morosos cinco') });
    await admin.patch(`${views}/${own.id}`, { query: filtered('Morosos seis') });
    await admin.delete(`${views}/${own.id}`);
    const shown = await seen(owner);
    for (const hidden of ['Morosos uno', 'Morosos dos', 'Morosos cinco', 'Morosos seis'])
      expect(shown, hidden).not.toContain(hidden);
    for (const open of ['Morosos tres', 'Morosos cuatro']) expect(shown, open).toContain(open);
    const { body } = await log(admin, '?resource.in=views&limit=100');
    expect(JSON.stringify(body)).toContain('Morosos seis');
    // Page and total agree for each reader.
    for (const client of [owner, admin]) {
      const { body: entries, total } = await log(client, '?resource.in=views&limit=100');
      expect(entries.length).toBe(total);
    }
  });
});
