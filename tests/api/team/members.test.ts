import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SessionInfo } from '../../../domain/identity/session-info.ts';
import { signedIn } from '../../support/api.ts';
import { createTeamWorld, guest, newRole, type TeamWorld } from './team-world.ts';
import type { TestClient } from '../../support/client.ts';

let world: TeamWorld;
let owner: TestClient;

beforeAll(async () => {
  world = await createTeamWorld();
  owner = await signedIn(world.test, 'owner');
});
afterAll(() => world.close());

const memberPath = (userId: number) => world.path(`/users/${userId}`);
const LAST = { status: 409, body: { code: 'last_owner' } };

test('the last owner can be neither removed, nor demoted, nor shut out', async () => {
  const self = memberPath(world.test.people.owner.userId);
  expect(await owner.delete(self)).toMatchObject(LAST);
  expect(await owner.patch(self, { owner: false })).toMatchObject(LAST);
  expect(await owner.patch(self, { active: false })).toMatchObject(LAST);
  expect((await owner.get(world.path('/users'))).status).toBe(200);
});

test('of two owners who remove each other at once, one stays', async () => {
  const { owner: first, admin: second } = world.test.people;
  for (let round = 0; round < 5; round += 1) {
    expect((await owner.patch(memberPath(second.userId), { owner: true })).status).toBe(200);
    const other = await signedIn(world.test, 'admin');
    const answers = await Promise.all([
      owner.patch(memberPath(second.userId), { owner: false }),
      other.patch(memberPath(first.userId), { owner: false }),
    ]);
    const owners = await world.test.database.platform((sql) =>
      sql
        .selectFrom('memberships')
        .select('user_id')
        .where('store_id', '=', world.test.storeId)
        .where('owner', '=', true)
        .where('active', '=', true)
        .execute(),
    );
    expect(owners).toHaveLength(1);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    if (owners[0]?.user_id === second.userId) await other.patch(memberPath(first.userId), { owner: true });
    await owner.patch(memberPath(second.userId), { owner: false });
  }
});

test('of many calls that accept one invitation at once, one makes an account and a member', async () => {
  const role = await newRole(world, owner, ['orders.read']);
  const person = guest({ role_id: role.id });
  await owner.post(world.path('/users/invitations'), person);
  const path = `/users/invitations/${await world.token(person.email)}/accept`;
  const password = 'tinto con almojábana a las seis';
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => world.test.anonymous().post<SessionInfo>(path, { password })),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  // Those of the same moment find the account that it made; those that wait at the door find it used.
  expect(answers.every(({ status }) => [201, 401, 404, 410].includes(status))).toBe(true);
  const members = await owner.get<{ email: string }[]>(world.path('/users'));
  expect(members.body.filter(({ email }) => email === person.email)).toHaveLength(1);
});

test('a role that changed, a member shut out, a member removed: in force with the next call', async () => {
  const { userId } = world.test.people.seller;
  const seller = await signedIn(world.test, 'seller');
  const customers = () => seller.get(world.path('/customers'));
  expect((await customers()).status).toBe(200);
  const role = await newRole(world, owner, ['orders.read']);
  const changed = await owner.patch(memberPath(userId), { role_id: role.id });
  expect(changed).toMatchObject({ status: 200, body: { role: role.name, role_id: role.id } });
  expect((await customers()).status).toBe(403);
  await owner.patch(memberPath(userId), { role_id: null });
  expect((await customers()).status).toBe(200);
  await owner.patch(memberPath(userId), { active: false });
  expect((await customers()).status).toBe(404);
  await owner.patch(memberPath(userId), { active: true });
  expect((await customers()).status).toBe(200);
  expect((await owner.delete(memberPath(userId))).status).toBe(204);
  expect((await customers()).status).toBe(404);
  expect((await owner.delete(memberPath(userId))).status).toBe(404);
});

test('errors stand at their fields, and people of other stores are not there', async () => {
  const { viewer, outsider, owner: self } = world.test.people;
  const patch = (id: number, body: object) => owner.patch(memberPath(id), body);
  expect((await patch(outsider.userId, { role_id: null })).status).toBe(404);
  expect((await owner.delete(memberPath(outsider.userId))).status).toBe(404);
  expect(await patch(viewer.userId, { role_id: 999_999 })).toMatchObject({
    status: 422,
    body: { errors: { role_id: { key: 'reference' } } },
  });
  const role = await newRole(world, owner, ['orders.read']);
  expect(await patch(self.userId, { role_id: role.id })).toMatchObject({
    status: 422,
    body: { errors: { role_id: { key: 'owner_role' } } },
  });
  expect((await patch(viewer.userId, {})).status).toBe(422);
  expect((await patch(viewer.userId, { user_type_id: 1 })).status).toBe(422);
});

test('every change is in the log, by whom and from what to what', async () => {
  const { viewer, owner: self } = world.test.people;
  await owner.patch(memberPath(viewer.userId), { active: false });
  const [row] = await world.test.database.read(world.test.storeId, (sql) =>
    sql
      .selectFrom('audit')
      .selectAll()
      .where('store_id', '=', world.test.storeId)
      .where('resource', '=', 'users')
      .orderBy('id', 'desc')
      .limit(1)
      .execute(),
  );
  expect(row).toMatchObject({
    action: 'update',
    record_id: viewer.userId,
    user_id: self.userId,
    changes: { active: [true, false] },
  });
});
