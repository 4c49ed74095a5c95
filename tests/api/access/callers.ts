import { allPermissions } from '../../../domain/access/access.ts';
import { createUser } from '../../../server/modules/identity/accounts.ts';
import { addMember, createRole, removeMember } from '../../../server/modules/identity/members.ts';
import { openSession } from '../../../server/modules/identity/sessions.ts';
import { keepCookies } from '../../support/client.ts';
import { ORIGIN, type TestApi } from '../../support/api.ts';
import { newStaff } from '../../support/staff.ts';
import { PASSWORD, type Who } from '../../support/people.ts';

/** A caller of every route, and what the tests know of them without asking the API. */
export interface Caller {
  name: string;
  cookies: ReadonlyMap<string, string>;
  storeId: number;
  /** No member's call gets past the session, or past the store. */
  shutOut?: 'missing_jwt' | 'invalid_jwt' | 'not_found';
  owner?: boolean;
  permissions?: ReadonlySet<string>;
  free?: boolean;
  inactive?: boolean;
  /** Is of the platform's staff. */
  staff?: boolean;
  /** Their role is limited to branches. */
  limited?: boolean;
}

/** A day more than the longest that a session lives. */
const LONG_AGO = 200 * 86_400_000;

/** All kinds of callers, from a visitor to the owner of the first store. */
export async function callersOf(test: TestApi): Promise<Caller[]> {
  const { storeId, otherStoreId } = test;
  const all = new Set(allPermissions(test.ports.resources.map(({ name }) => name)));
  const reading = [...all].filter((permission) => permission.endsWith('.read'));
  const as = (who: Who, now?: Date) => cookiesOf(test, test.people[who].userId, now);
  const removed = await as('viewer');
  await removeMember(test.ports, storeId, test.people.viewer.userId);
  return [
    { name: 'nobody', cookies: new Map(), storeId, shutOut: 'missing_jwt' },
    {
      name: 'an owner whose session has expired',
      cookies: await as('owner', new Date(test.clock.now().getTime() - LONG_AGO)),
      storeId,
      shutOut: 'invalid_jwt',
    },
    { name: "another store's owner", cookies: await as('outsider'), storeId, shutOut: 'not_found' },
    { name: 'a removed member', cookies: removed, storeId, shutOut: 'not_found' },
    { name: 'the owner', cookies: await as('owner'), storeId, owner: true },
    {
      name: 'the owner of a store on the free plan',
      cookies: await as('outsider'),
      storeId: otherStoreId,
      owner: true,
      free: true,
    },
    { name: 'an administrator', cookies: await as('admin'), storeId, permissions: all },
    {
      name: 'a seller',
      cookies: await as('seller'),
      storeId,
      permissions: new Set([...reading, 'orders.write', 'customers.write']),
    },
    await limitedTo(test, 'the employee of a branch', [987_654]),
    await staffMember(test),
  ];
}

/** A person of the platform's staff, who is no member of any store. */
async function staffMember(test: TestApi): Promise<Caller> {
  const { userId } = await newStaff(test);
  const cookies = await cookiesOf(test, userId);
  return {
    name: "one of the platform's staff",
    cookies,
    storeId: test.storeId,
    shutOut: 'not_found',
    staff: true,
  };
}

/** Calls about the store as a whole. The API refuses them to employees of a branch, whatever their role lists. */
const STORE_WIDE = new Set(['settings.write', 'team.write', 'billing.write', 'audit.read']);

/** A new member whose role has every permission, and the branches given. */
export async function limitedTo(test: TestApi, name: string, branch_ids: number[]): Promise<Caller> {
  const { ports, storeId } = test;
  const permissions = allPermissions(ports.resources.map((resource) => resource.name));
  const roleId = await createRole(ports, storeId, { name, permissions, branch_ids });
  const userId = await createUser(ports, {
    email: `${crypto.randomUUID()}@prueba.co`,
    password: PASSWORD,
    firstName: 'Sara',
    lastName: 'Sucursal',
    verified: true,
  });
  if (userId === null) throw new Error('The address is taken');
  await addMember(ports, storeId, { userId, owner: false, roleId });
  return {
    name,
    cookies: await cookiesOf(test, userId),
    storeId,
    permissions: new Set(permissions.filter((permission) => !STORE_WIDE.has(permission))),
    limited: true,
  };
}

/** A member whose role can be changed from one call to the next. */
export async function createEmployee(
  test: TestApi,
): Promise<{ become(name: string, permissions: string[]): Promise<Caller> }> {
  const { userId } = test.people.viewer;
  const cookies = await cookiesOf(test, userId);
  const { storeId, ports } = test;
  return {
    async become(name, permissions) {
      const roleId = await createRole(ports, storeId, { name, permissions });
      await addMember(ports, storeId, { userId, owner: false, roleId });
      return { name, cookies, storeId, permissions: new Set(permissions) };
    },
  };
}

async function cookiesOf(
  test: TestApi,
  userId: number,
  now = test.clock.now(),
): Promise<Map<string, string>> {
  const cookies = new Map<string, string>();
  const context = { request: new Request(ORIGIN), now, ports: test.ports };
  keepCookies(cookies, (await openSession(context, { userId, storeId: null, remember: false })).cookies);
  return cookies;
}
