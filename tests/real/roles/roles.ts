import { READY_ROLE_NAMES, READY_ROLES } from '../../../domain/access/roles.ts';
import { allPermissions } from '../../../domain/access/access.ts';
import { addMember, createRole } from '../../../server/modules/identity/members.ts';
import { signedIn, type TestApi } from '../../support/api.ts';
import type { TestClient } from '../../support/client.ts';

/** The people of a real shop. 'Todo en Pedidos' is what the role editor calls all rights of orders. */
export const ROLES = [
  'owner',
  'all rights',
  'seller of one branch',
  'seller without branches',
  'catalog only',
  'read only',
  // As the screens offer them to a store without roles.
  'ready: seller',
  'ready: warehouse',
  'ready: accounting',
] as const;
export type RoleName = (typeof ROLES)[number];

/** The rights of each role that is made by ticking; the owner and 'all rights' have no role. */
function permissionsOf(name: RoleName, all: readonly string[]): string[] {
  const ready = READY_ROLE_NAMES.find((role) => name === `ready: ${role}`);
  if (ready !== undefined) return [...READY_ROLES[ready]];
  const of = (...resources: string[]) =>
    all.filter((permission) => resources.includes(permission.split('.')[0] ?? ''));
  if (name === 'catalog only') return of('products', 'collections');
  if (name === 'read only') return all.filter((permission) => permission.endsWith('.read'));
  return of('orders');
}

/** A browser in which somebody with that role is signed in. The members of one store take turns in one account. */
export async function signedInAs(test: TestApi, name: RoleName, branchId: number): Promise<TestClient> {
  if (name === 'owner') return signedIn(test, 'owner');
  if (name === 'all rights') return signedIn(test, 'admin');
  const { ports, storeId, people } = test;
  const permissions = permissionsOf(name, allPermissions(ports.resources.map((resource) => resource.name)));
  const limit = name === 'seller of one branch' ? { branch_ids: [branchId] } : {};
  const roleId = await createRole(ports, storeId, { name, permissions, ...limit });
  await addMember(ports, storeId, { userId: people.viewer.userId, owner: false, roleId });
  return signedIn(test, 'viewer');
}
