import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signedIn } from '../../support/api.ts';
import { createTeamWorld, guest, newRole, type RoleAnswer, type TeamWorld } from './team-world.ts';
import type { TestClient } from '../../support/client.ts';

let world: TeamWorld;
let owner: TestClient;

beforeAll(async () => {
  world = await createTeamWorld();
  owner = await signedIn(world.test, 'owner');
});
afterAll(() => world.close());

describe('[TEA-01] who works here', () => {
  test('GET /users lists the members with their roles, the owner first', async () => {
    const { status, body, headers } = await owner.get(world.path('/users'));
    const { people } = world.test;
    expect(status).toBe(200);
    expect(headers.get('x-total-count')).toBe('4');
    expect(body).toMatchObject([
      { id: people.owner.userId, email: people.owner.email, owner: true, role: null, active: true },
      { id: people.admin.userId, owner: false, role: null, role_id: null },
      { id: people.seller.userId, owner: false, role: 'Ventas' },
      { id: people.viewer.userId, owner: false, role: 'Consulta' },
    ]);
    expect(JSON.stringify(body)).not.toMatch(/password|phone/);
  });

  test('only for those who look after the team, and for nobody of another store', async () => {
    for (const below of ['/users', '/roles', '/users/invitations']) {
      const seller = await signedIn(world.test, 'seller');
      expect((await seller.get(world.path(below))).status).toBe(403);
      const outsider = await signedIn(world.test, 'outsider');
      expect((await outsider.get(world.path(below))).status).toBe(404);
      expect((await world.test.anonymous().get(world.path(below))).status).toBe(401);
    }
  });
});

describe('[TEA-02] roles', () => {
  test('GET /roles lists the permissions of each with its module, and how many have it', async () => {
    const { body } = await owner.get<RoleAnswer[]>(world.path('/roles'));
    const sales = body.find(({ name }) => name === 'Ventas');
    expect(sales?.users).toBe(1);
    expect(sales?.permission_role).toContainEqual({ name: 'orders.write', module_id: 1 });
    expect(sales?.permission_role).toContainEqual({ name: 'payment-channels-store.read', module_id: 2 });
    expect(sales?.permission_role).not.toContainEqual({ name: 'products.write', module_id: 1 });
  });

  test('[TEA-04] are made and changed; reading comes with what is written', async () => {
    const made = await owner.post<RoleAnswer>(world.path('/roles'), {
      name: ' Bodega ',
      permissions: ['products.edit_stock'],
    });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ name: 'Bodega', users: 0 });
    expect(made.body.permission_role.map(({ name }) => name)).toEqual([
      'products.read',
      'products.edit_stock',
    ]);
    const changed = await owner.put<RoleAnswer>(world.path(`/roles/${made.body.id}`), {
      name: 'Bodega',
      permissions: ['audit.read'],
    });
    expect(changed.status).toBe(200);
    expect(changed.body.permission_role).toEqual([{ name: 'audit.read', module_id: 2 }]);
    expect((await owner.delete(world.path(`/roles/${made.body.id}`))).status).toBe(204);
    expect((await owner.delete(world.path(`/roles/${made.body.id}`))).status).toBe(404);
  });

  test('[TEA-04] a permission is refused without what it cannot be used without', async () => {
    const make = (permissions: string[]) =>
      owner.post(world.path('/roles'), { name: 'A medias', permissions });
    expect(await make(['products.read', 'orders.cancel'])).toMatchObject({
      status: 422,
      body: { errors: { 'permissions.1': { key: 'needs', args: { permissions: 'orders.write' } } } },
    });
    expect((await make(['billing.write'])).status).toBe(422);
    const works = await owner.post<RoleAnswer>(world.path('/roles'), {
      name: 'Entera',
      permissions: ['orders.cancel', 'orders.write'],
    });
    expect(works.status).toBe(201);
    expect((await owner.delete(world.path(`/roles/${works.body.id}`))).status).toBe(204);
  });

  test('[TEA-04] a change against another version than the stored one is refused and changes nothing', async () => {
    const { id } = await newRole(world, owner, ['orders.read']);
    const path = world.path(`/roles/${id}`);
    const read = async () =>
      (await owner.get<RoleAnswer[]>(world.path('/roles'))).body.find((role) => role.id === id);
    const put = (permissions: string[], version = '') =>
      owner.put<RoleAnswer>(
        path,
        { name: 'Turno', permissions },
        { headers: { 'if-match': `"${version}"` } },
      );
    const opened = (await read())?.version;

    const first = await put(['orders.read', 'orders.write'], opened);
    expect(first.status).toBe(200);
    expect(first.headers.get('etag')).toBe(`"${first.body.version}"`);
    const second = await put(['orders.read', 'orders.delete'], opened);
    expect(second).toMatchObject({ status: 412, body: { code: 'stale' } });
    expect(await read()).toEqual(first.body);
    expect((await put(['orders.read', 'orders.delete'], first.body.version)).status).toBe(200);
  });

  test('[TEA-04] are limited to branches, and stay so until a change says otherwise', async () => {
    const branch = await owner.post<{ id: number }>(world.path('/user-stores'), {
      name: 'Norte',
      mobile_phone_number: '573001112233',
    });
    const { id: north } = branch.body;
    const role = { name: 'Norte', permissions: ['orders.write'] };
    const made = await owner.post<RoleAnswer>(world.path('/roles'), { ...role, branch_ids: [north] });
    expect(made).toMatchObject({ status: 201, body: { branch_ids: [north] } });
    const path = world.path(`/roles/${made.body.id}`);
    const put = (fields: object) => owner.put<RoleAnswer>(path, { ...role, ...fields });
    expect((await put({ name: 'El norte' })).body).toMatchObject({ name: 'El norte', branch_ids: [north] });

    const wrong = await put({ permissions: ['orders.read', 'audit.read'], branch_ids: [north, 999_999] });
    expect(wrong).toMatchObject({
      status: 422,
      body: { errors: { 'permissions.1': { key: 'store_wide' }, 'branch_ids.1': { key: 'reference' } } },
    });
    expect((await put({ branch_ids: [] })).status).toBe(422);
    expect((await put({ branch_ids: null })).body.branch_ids).toBeNull();
    const south = await owner.post<{ id: number }>(world.path('/user-stores'), {
      name: 'Sur',
      mobile_phone_number: '573004445566',
    });
    const both = [north, south.body.id];
    expect((await put({ branch_ids: both })).body.branch_ids).toEqual(both);
    await owner.delete(world.path(`/user-stores/${south.body.id}`));
    expect((await put({ name: 'Cerrada', branch_ids: both })).status).toBe(200);
    expect((await put({ branch_ids: null, permissions: ['audit.read'] })).status).toBe(200);
    // The limit comes back only without what is about the whole store.
    expect((await put({ permissions: ['audit.read'], branch_ids: [north] })).status).toBe(422);
  });

  test('[TEA-04] errors stand at their fields', async () => {
    const wrong = { name: ' ', permissions: ['orders.write', 'orders.fly'] };
    const blank = await owner.post(world.path('/roles'), wrong);
    expect(blank).toMatchObject({ status: 422, body: { errors: { name: { key: 'pattern' } } } });
    const taken = await owner.post(world.path('/roles'), { ...wrong, name: 'VENTAS' });
    expect(taken).toMatchObject({
      status: 422,
      body: { errors: { name: { key: 'unique' }, 'permissions.1': { key: 'unknown_permission' } } },
    });
    const none = await owner.post(world.path('/roles'), { name: 'Nada', permissions: [] });
    expect(none).toMatchObject({ status: 422, body: { errors: { permissions: { key: 'minItems' } } } });
    const more = { name: 'Más', permissions: ['orders.read'], store_id: world.test.otherStoreId };
    expect((await owner.post(world.path('/roles'), more)).status).toBe(422);
  });

  test('one that somebody has, or was promised, stays', async () => {
    const roles = await owner.get<RoleAnswer[]>(world.path('/roles'));
    const sales = roles.body.find(({ name }) => name === 'Ventas');
    expect(await owner.delete(world.path(`/roles/${sales?.id}`))).toMatchObject({
      status: 409,
      body: { code: 'in_use' },
    });
    const promised = await newRole(world, owner, ['orders.read']);
    await owner.post(world.path('/users/invitations'), guest({ role_id: promised.id }));
    expect((await owner.delete(world.path(`/roles/${promised.id}`))).status).toBe(409);
  });

  test('a changed role is in force with the next call of each member who has it', async () => {
    const roles = await owner.get<RoleAnswer[]>(world.path('/roles'));
    const sales = roles.body.find(({ name }) => name === 'Ventas');
    const before = sales?.permission_role.map(({ name }) => name) ?? [];
    const seller = await signedIn(world.test, 'seller');
    const remove = () => seller.delete(world.path('/orders'), { ids: [999_999] });
    expect((await remove()).status).toBe(403);
    const put = (permissions: string[]) =>
      owner.put(world.path(`/roles/${sales?.id}`), { name: 'Ventas', permissions });
    await put([...before, 'orders.delete']);
    expect((await remove()).status).toBe(404);
    await put(before);
    expect((await remove()).status).toBe(403);
  });
});

describe('nobody gives what they do not have', () => {
  test('neither by a new role, nor by an invitation, nor by changing or removing who has more', async () => {
    const { test: api, path } = world;
    const { people } = api;
    const lead = await newRole(world, owner, ['orders.read', 'team.write']);
    await owner.patch(path(`/users/${people.viewer.userId}`), { role_id: lead.id });
    const viewer = await signedIn(api, 'viewer');

    const fine = await viewer.post(path('/roles'), { name: 'Pedidos', permissions: ['orders.read'] });
    expect(fine.status).toBe(201);
    const more = await viewer.post(path('/roles'), { name: 'Todo', permissions: ['orders.delete'] });
    expect(more).toMatchObject({ status: 422, body: { errors: { 'permissions.0': { key: 'not_yours' } } } });
    const roles = await owner.get<RoleAnswer[]>(path('/roles'));
    const sales = roles.body.find(({ name }) => name === 'Ventas')?.id ?? 0;
    const orders = { name: 'Ventas', permissions: ['orders.read'] };
    expect((await viewer.put(path(`/roles/${sales}`), orders)).status).toBe(403);
    for (const role of [{ role_id: sales }, { all_permissions: true }])
      expect(await viewer.post(path('/users/invitations'), guest(role))).toMatchObject({
        status: 422,
        body: { errors: { role_id: { key: 'not_yours' } } },
      });
    const self = path(`/users/${people.viewer.userId}`);
    expect((await viewer.patch(self, { role_id: null })).status).toBe(422);
    expect((await viewer.patch(self, { owner: true })).status).toBe(403);
    for (const who of ['owner', 'admin', 'seller'] as const) {
      const other = path(`/users/${people[who].userId}`);
      expect((await viewer.patch(other, { role_id: lead.id })).status).toBe(403);
      expect((await viewer.delete(other)).status).toBe(403);
    }
    const admin = await signedIn(api, 'admin');
    expect((await admin.patch(self, { owner: true })).status).toBe(403);
    expect((await admin.delete(path(`/users/${people.owner.userId}`))).status).toBe(403);
  });
});
