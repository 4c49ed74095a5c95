import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createUser } from '../../../server/modules/identity/accounts.ts';
import { signedIn } from '../../support/api.ts';
import {
  createTeamWorld,
  guest,
  newRole,
  type InvitationAnswer,
  type RoleAnswer,
  type TeamWorld,
} from './team-world.ts';
import type { InvitationOffer } from '../../../domain/access/team.ts';
import type { SessionInfo } from '../../../domain/identity/session-info.ts';
import type { TestClient } from '../../support/client.ts';
import { newMember } from '../../support/member.ts';

let world: TeamWorld;
let owner: TestClient;
let roleId: number;

const PASSWORD = 'tinto con almojábana a las seis';
const DAY = 24 * 60 * 60 * 1000;

beforeAll(async () => {
  world = await createTeamWorld();
  owner = await signedIn(world.test, 'owner');
  roleId = (await newRole(world, owner, ['orders.read'])).id;
});
afterAll(() => world.close());

/** Invites somebody new. */
async function invited(role: { role_id?: number; all_permissions?: boolean } = { role_id: roleId }) {
  const person = guest(role);
  const made = await owner.post<InvitationAnswer>(world.path('/users/invitations'), person);
  expect(made.status).toBe(201);
  return { ...person, id: made.body.id, token: await world.token(person.email) };
}

const open = (client: TestClient, token: string) =>
  client.get<InvitationOffer>(`/users/invitations/${token}`);
const accept = (client: TestClient, token: string, body: object, requestId: string = crypto.randomUUID()) =>
  client.post<SessionInfo>(`/users/invitations/${token}/accept`, body, {
    headers: { 'x-request-id': requestId },
  });
const GONE = { status: 404, body: { code: 'not_found' } };
const USED = { status: 410, body: { code: 'invitation_used' } };
const EXPIRED = { status: 410, body: { code: 'invitation_expired' } };

/** Signs in as an account of its own, which may be in no store. */
async function newAccount(email: string): Promise<TestClient> {
  const account = { email, password: PASSWORD, firstName: 'Otra', lastName: 'Persona', verified: true };
  await createUser(world.test.ports, account);
  return signInto(email);
}

async function signInto(email: string): Promise<TestClient> {
  const client = world.test.anonymous();
  const { status } = await client.post('/users/auth', { email, password: PASSWORD });
  expect(status).toBe(200);
  return client;
}

const accountsNamed = (email: string) =>
  world.test.database.platform((sql) =>
    sql
      .selectFrom('users')
      .select(['id', 'mailbox_proven'])
      .where('email', '=', email)
      .orderBy('id')
      .execute(),
  );

describe('[TEA-03] an invitation', () => {
  test('goes by mail, opens without a session, and its role is enforced', async () => {
    const person = await invited();
    const [mail] = world.outbox.messages.filter(({ to }) => to === person.email);
    expect(mail?.subject).toBe('Te invitan a trabajar en una tienda con Tendero');
    expect(mail?.text).toContain(
      '«owner de Prueba» te invita a trabajar en la tienda «Tienda Uno» con Tendero.',
    );
    const browser = world.test.anonymous();
    expect(await open(browser, person.token)).toMatchObject({
      status: 200,
      body: { store: 'Tienda Uno', inviter: 'owner de Prueba', email: person.email, step: 'password' },
    });
    const joined = await accept(browser, person.token, { password: PASSWORD });
    expect(joined.status).toBe(201);
    expect(joined.body.store).toMatchObject({ id: world.test.storeId, owner: false });
    expect(joined.body.store?.access.permissions).toEqual(['orders.read']);
    expect((await browser.get(world.path('/orders'))).status).toBe(200);
    expect((await browser.get(world.path('/products'))).status).toBe(403);
    expect((await browser.delete(world.path('/orders'), { ids: [1] })).status).toBe(403);
    await signInto(person.email);
  });

  test('with all permissions makes an administrator, not an owner', async () => {
    const person = await invited({ all_permissions: true });
    const browser = world.test.anonymous();
    const { body } = await accept(browser, person.token, { password: PASSWORD });
    expect(body.store).toMatchObject({ owner: false, role: null });
    expect(body.store?.access.permissions).toContain('team.write');
    const { userId } = world.test.people.owner;
    expect((await browser.delete(world.path(`/users/${userId}`))).status).toBe(403);
  });

  test('brings a new role along, which is made with it or not at all', async () => {
    const rolesNamed = async (name: string) =>
      (await owner.get<RoleAnswer[]>(world.path('/roles'))).body.filter((role) => role.name === name);
    const new_role = { name: 'Mostrador', permissions: ['orders.write'] };
    const person = guest({ new_role });
    const made = await owner.post<InvitationAnswer>(world.path('/users/invitations'), person);
    expect(made).toMatchObject({ status: 201, body: { role: 'Mostrador', all_permissions: false } });
    const [role] = await rolesNamed('Mostrador');
    expect(role?.permission_role.map(({ name }) => name)).toEqual(['orders.read', 'orders.write']);

    const again = await owner.post(world.path('/users/invitations'), guest({ new_role }));
    expect(again).toMatchObject({ status: 422, body: { errors: { 'new_role.name': { key: 'unique' } } } });
    const half = { name: 'A medias', permissions: ['orders.cancel'] };
    const refused = await owner.post(world.path('/users/invitations'), guest({ new_role: half }));
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { 'new_role.permissions.0': { key: 'needs' } } },
    });
    const known = { ...guest({ new_role: { ...half, permissions: ['orders.read'] } }), email: person.email };
    expect((await owner.post(world.path('/users/invitations'), known)).status).toBe(422);
    expect(await rolesNamed('A medias')).toEqual([]);
  });

  test('works once, and one account comes of a button pressed twice', async () => {
    const person = await invited();
    const requestId = crypto.randomUUID();
    const answers = await Promise.all(
      [requestId, requestId, crypto.randomUUID(), crypto.randomUUID()].map((id) =>
        accept(world.test.anonymous(), person.token, { password: PASSWORD }, id),
      ),
    );
    const joined = answers.filter(({ status }) => status === 201);
    expect(joined.length).toBeGreaterThanOrEqual(1);
    expect(new Set(joined.map(({ body }) => body.user.user_id)).size).toBe(1);
    for (const { status } of answers) expect([201, 401, 404, 410]).toContain(status);
    expect(await accountsNamed(person.email)).toHaveLength(1);
    expect(await open(world.test.anonymous(), person.token)).toMatchObject(USED);
    expect(await accept(world.test.anonymous(), person.token, { password: PASSWORD })).toMatchObject(USED);
  });

  test('an answer that was lost comes again to the same call, for ten minutes', async () => {
    const person = await invited();
    const requestId = crypto.randomUUID();
    const first = await accept(world.test.anonymous(), person.token, { password: PASSWORD }, requestId);
    const again = await accept(world.test.anonymous(), person.token, { password: PASSWORD }, requestId);
    expect(again.status).toBe(201);
    expect(again.body.user.user_id).toBe(first.body.user.user_id);
    world.test.clock.advance(10 * 60 * 1000);
    const late = await accept(world.test.anonymous(), person.token, { password: PASSWORD }, requestId);
    expect(late).toMatchObject(USED);
    world.test.clock.advance(8 * DAY);
    expect(await open(world.test.anonymous(), person.token)).toMatchObject(USED);
    owner = await signedIn(world.test, 'owner');
  });

  test('asks who has an account to sign in to it, and to no other', async () => {
    const person = guest({ role_id: roleId });
    const account = await newAccount(person.email);
    await owner.post(world.path('/users/invitations'), person);
    const token = await world.token(person.email);
    const nobody = world.test.anonymous();
    expect((await open(nobody, token)).body.step).toBe('sign_in');
    expect((await accept(nobody, token, { password: 'otra clave que nadie sabe' })).status).toBe(401);

    const outsider = await signedIn(world.test, 'outsider');
    expect((await open(outsider, token)).body.step).toBe('other_account');
    const refused = await outsider.post(`/users/invitations/${token}/accept`, {});
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'other_account',
        message: 'Esta invitación es para otra cuenta. Cierra esta sesión y vuelve a abrir el enlace.',
      },
    });

    expect((await open(account, token)).body.step).toBe('accept');
    const joined = await accept(account, token, {});
    expect(joined.status).toBe(200);
    expect(joined.body.store).toMatchObject({ id: world.test.storeId });
    expect((await accept(account, token, {})).status).toBe(200);
    const stillThere = await world.test.anonymous().post('/users/auth', {
      email: person.email,
      password: 'otra clave que nadie sabe',
    });
    expect(stillThere.status).toBe(401);
  });

  test('joins the store to the account whose password is typed, though nobody has proven its address', async () => {
    const person = guest({ role_id: roleId });
    const names = { firstName: 'Lina', lastName: 'Mesa', mailboxProven: false };
    const own = await createUser(world.test.ports, { email: person.email, password: PASSWORD, ...names });
    await owner.post(world.path('/users/invitations'), person);
    const token = await world.token(person.email);
    const browser = world.test.anonymous();
    expect((await open(browser, token)).body.step).toBe('claimed');
    const joined = await accept(browser, token, { password: PASSWORD });
    expect(joined).toMatchObject({ status: 201, body: { user: { user_id: own } } });
    expect(await accountsNamed(person.email)).toEqual([{ id: own, mailbox_proven: true }]);
    await signInto(person.email);
  });

  test('makes a new account for another password than those that name its address; they open theirs as before', async () => {
    const person = guest({ role_id: roleId });
    const stranger = { email: person.email, password: 'la clave de otra persona', mailboxProven: false };
    const theirs = await createUser(world.test.ports, {
      ...stranger,
      firstName: 'Otra',
      lastName: 'Persona',
    });
    await owner.post(world.path('/users/invitations'), person);
    const token = await world.token(person.email);
    const weak = await accept(world.test.anonymous(), token, { password: '12345678' });
    expect(weak.body).toMatchObject({ errors: { password: { key: 'common_password' } } });
    const joined = await accept(world.test.anonymous(), token, { password: PASSWORD });
    expect(joined.status).toBe(201);
    expect(await accountsNamed(person.email)).toEqual([
      { id: theirs, mailbox_proven: false },
      { id: joined.body.user.user_id, mailbox_proven: true },
    ]);
    const { status, body } = await world.test
      .anonymous()
      .post<SessionInfo>('/users/auth', { email: stranger.email, password: stranger.password });
    expect([status, body.user.user_id]).toEqual([200, theirs]);
  });

  test('ends when it is taken back, sent again, or a week old', async () => {
    const revoked = await invited();
    expect((await owner.delete(world.path(`/users/invitations/${revoked.id}`))).status).toBe(204);
    expect(await open(world.test.anonymous(), revoked.token)).toMatchObject(GONE);

    const resent = await invited();
    world.test.clock.advance(DAY);
    owner = await signedIn(world.test, 'owner');
    const again = await owner.post<InvitationAnswer>(world.path(`/users/invitations/${resent.id}/letters`));
    expect(again.status).toBe(200);
    const fresh = await world.token(resent.email, 2);
    expect(fresh).not.toBe(resent.token);
    expect(await accept(world.test.anonymous(), resent.token, { password: PASSWORD })).toMatchObject(GONE);
    expect((await open(world.test.anonymous(), fresh)).status).toBe(200);

    world.test.clock.advance(7 * DAY);
    expect(await accept(world.test.anonymous(), fresh, { password: PASSWORD })).toMatchObject(EXPIRED);
    expect(await open(world.test.anonymous(), fresh)).toMatchObject(EXPIRED);
    owner = await signedIn(world.test, 'owner');
    const list = await owner.get<InvitationAnswer[]>(world.path('/users/invitations'));
    expect(list.body.find(({ id }) => id === resent.id)).toMatchObject({ expired: true });
    const renewed = await owner.post(world.path('/users/invitations'), {
      first_name: 'Lina',
      last_name: 'Mesa',
      email: resent.email,
      role_id: roleId,
    });
    expect(renewed.status).toBe(201);
  });

  test('ends with the rights of who sent it', async () => {
    const admin = await signedIn(world.test, 'admin');
    const person = guest({ all_permissions: true });
    await admin.post(world.path('/users/invitations'), person);
    const token = await world.token(person.email);
    const { userId } = world.test.people.admin;
    await owner.patch(world.path(`/users/${userId}`), { active: false });
    expect((await admin.get(world.path('/orders'))).status).toBe(404);
    expect(await accept(world.test.anonymous(), token, { password: PASSWORD })).toMatchObject(GONE);
    await owner.patch(world.path(`/users/${userId}`), { active: true });
    expect((await admin.get(world.path('/orders'))).status).toBe(200);
  });

  test('ends with the rights of who sent it, when it is their role that changes', async () => {
    const permissions = ['orders.read', 'customers.read', 'team.write'];
    const lead = await newRole(world, owner, permissions);
    const inviter = await newMember(world.test, { name: 'capataz', permissions });
    const { body: members } = await owner.get<{ id: number; email: string; role_id: number }[]>(
      world.path('/users'),
    );
    const own = members.find(({ email }) => email === 'capataz@prueba.co');
    await owner.patch(world.path(`/users/${own?.id}`), { role_id: lead.id });
    const gift = await newRole(world, owner, ['customers.read']);
    const sent = async () => {
      const person = guest({ role_id: gift.id });
      expect((await inviter.post(world.path('/users/invitations'), person)).status).toBe(201);
      return world.token(person.email);
    };
    const change = (to: string[]) =>
      owner.put(world.path(`/roles/${lead.id}`), { name: lead.name, permissions: to });
    const [first, second] = [await sent(), await sent()];
    // More rights, and other ones beside them, take nothing back.
    expect((await change([...permissions, 'products.read'])).status).toBe(200);
    expect((await open(world.test.anonymous(), first)).status).toBe(200);
    expect((await change(['orders.read'])).status).toBe(200);
    for (const token of [first, second])
      expect(await accept(world.test.anonymous(), token, { password: PASSWORD })).toMatchObject(GONE);
  });

  test('answers 404 for a made-up token', async () => {
    for (const token of ['x', 'a'.repeat(43), '%00', '..%2F..', 'ñ'])
      expect((await open(world.test.anonymous(), token)).status).toBe(404);
  });
});

describe('errors stand at their fields', () => {
  test.each([
    [{ first_name: '' }, 'first_name', 'minLength'],
    [{ last_name: 'Visita http://mala.co' }, 'last_name', 'pattern'],
    [{ first_name: 'Ana\nBcc: x@y.co' }, 'first_name', 'pattern'],
    [{ email: 'lina@' }, 'email', 'format'],
    [{ email: undefined }, 'email', 'required'],
    [{ role_id: undefined }, 'role_id', 'required'],
    [{ role_id: 999_999 }, 'role_id', 'reference'],
    [{ role_id: 'todo' }, 'role_id', 'type'],
    [{ owner: true }, 'owner', 'unknown'],
  ])('%j', async (change, field, key) => {
    const { body, status } = await owner.post<{ errors: object }>(world.path('/users/invitations'), {
      ...guest({ role_id: roleId }),
      ...change,
    });
    expect(status).toBe(422);
    expect(body.errors).toMatchObject({ [field]: { key } });
  });

  test('members and people who were invited already', async () => {
    const { email } = world.test.people.seller;
    const body = { ...guest({ role_id: roleId }), email: email.toUpperCase() };
    expect(await owner.post(world.path('/users/invitations'), body)).toMatchObject({
      status: 422,
      body: { errors: { email: { key: 'already_member' } } },
    });
    const person = await invited();
    const { first_name, last_name } = person;
    const twice = { first_name, last_name, email: person.email, role_id: roleId };
    expect(await owner.post(world.path('/users/invitations'), twice)).toMatchObject({
      status: 422,
      body: { errors: { email: { key: 'already_invited' } } },
    });
  });

  test('weak, missing and endless passwords', async () => {
    const person = await invited();
    const send = (body: object) => accept(world.test.anonymous(), person.token, body);
    expect(await send({})).toMatchObject({
      status: 422,
      body: { errors: { password: { key: 'required' } } },
    });
    expect(await send({ password: 'corta' })).toMatchObject({
      body: { errors: { password: { key: 'minLength' } } },
    });
    expect(await send({ password: '12345678' })).toMatchObject({
      body: { errors: { password: { key: 'common_password' } } },
    });
    expect((await send({ password: 'a'.repeat(1_000_000) })).status).toBe(413);
    expect((await send({ password: PASSWORD, owner: true })).status).toBe(422);
    expect((await open(world.test.anonymous(), person.token)).status).toBe(200);
  });

  test('a store sends so many mails a day, to all addresses together', async () => {
    world.test.clock.advance(DAY);
    owner = await signedIn(world.test, 'owner');
    const send = () => owner.post(world.path('/users/invitations'), guest({ role_id: 999_999 }));
    for (let n = 0; n < 50; n += 1) expect((await send()).status).toBe(422);
    const refused = await send();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3600);
  });
});
