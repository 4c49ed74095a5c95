import { createUser } from '../../server/modules/identity/accounts.ts';
import { addMember, createRole } from '../../server/modules/identity/members.ts';
import { openSession } from '../../server/modules/identity/sessions.ts';
import { ORIGIN, type TestApi } from './api.ts';
import { createClient, keepCookies, type TestClient } from './client.ts';
import { PASSWORD } from './people.ts';

/** A new member of the first store, signed in, with a role of these permissions in all branches or in some. */
export async function newMember(
  { api, ports, storeId, clock }: TestApi,
  role: { name: string; permissions: string[]; branch_ids?: number[] },
): Promise<TestClient> {
  const email = `${role.name}@prueba.co`;
  const user = { email, password: PASSWORD, firstName: role.name, lastName: 'de Prueba', verified: true };
  const userId = await createUser(ports, user);
  if (userId === null) throw new Error(`${email} has an account already`);
  const roleId = await createRole(ports, storeId, role);
  await addMember(ports, storeId, { userId, owner: false, roleId });
  const { cookies: headers } = await openSession(
    { request: new Request(ORIGIN), now: clock.now(), ports },
    { userId, storeId, remember: false },
  );
  const cookies = new Map<string, string>();
  keepCookies(cookies, headers);
  return createClient(api.fetch, { origin: ORIGIN, email, cookies });
}
