import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allPermissions, OWNER_PERMISSIONS } from '../../../domain/access/access.ts';
import { addMember, createRole } from '../../../server/modules/identity/members.ts';
import { createTestApi, signedIn, type TestApi } from '../../support/api.ts';
import type { TestClient } from '../../support/client.ts';

const NOTES = 'Paga a fin de mes';

let api: TestApi;
let owner: TestClient;
let path: string;

beforeAll(async () => {
  api = await createTestApi();
  owner = await signedIn(api, 'owner');
  const { body } = await owner.post<{ id: number }>(`/stores/${api.storeId}/customers`, {
    first_name: 'Ana',
    last_name: 'Gil',
    phone_number: '573001112233',
    email: 'ana@correo.co',
    document_type: 'CC',
    dni: '1020304050',
  });
  path = `/stores/${api.storeId}/customers/${body.id}`;
  await owner.patch(path, { notes: NOTES });
});
afterAll(() => api.close());

/** A member whose role lists every permission there is, those of owners too. */
async function everything(): Promise<TestClient> {
  const names = api.ports.resources.map(({ name }) => name);
  const permissions = [...allPermissions(names), ...OWNER_PERMISSIONS];
  const roleId = await createRole(api.ports, api.storeId, {
    name: `Todo ${crypto.randomUUID()}`,
    permissions,
  });
  await addMember(api.ports, api.storeId, { userId: api.people.viewer.userId, owner: false, roleId });
  return signedIn(api, 'viewer');
}

describe.each([
  ['an administrator', () => signedIn(api, 'admin')],
  ['a role with every permission', everything],
])('[TEA-05] to %s', (_, become) => {
  test('the notes of clients are nowhere: not in one, a list, an export or a search', async () => {
    const member = await become();
    const one = await member.get<object>(path);
    expect(one.status).toBe(200);
    expect(one.body).not.toHaveProperty('notes');
    const list = `/stores/${api.storeId}/customers`;
    const file = await (await member.raw(`${list}/export?format=csv`)).text();
    expect(file).toContain('ana@correo.co');
    for (const text of [JSON.stringify((await member.get(list)).body), file])
      expect(text).not.toContain(NOTES);
    expect((await member.get(`${list}?notes.contains=mes`)).status).toBe(400);
    expect((await member.get(`${list}?sort=notes,asc`)).status).toBe(400);
    const found = await member.get(`${list}?search=${encodeURIComponent('fin de mes')}`);
    expect(found.body).toEqual([]);
  });

  test('nor can they be changed', async () => {
    const member = await become();
    const refused = await member.patch<{ errors: object }>(path, { notes: 'Buena gente' });
    expect(refused.status).toBeGreaterThanOrEqual(403);
    const renamed = await member.patch<object>(path, { first_name: 'Anita' });
    expect(renamed.status).toBe(200);
    expect(renamed.body).not.toHaveProperty('notes');
    expect((await owner.get(path)).body).toMatchObject({ notes: NOTES, first_name: 'Anita' });
  });
});

test('[TEA-05] the owner reads them', async () => {
  expect((await owner.get(path)).body).toMatchObject({ notes: NOTES });
});
