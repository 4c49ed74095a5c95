import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, signedIn, type TestApi } from '../../support/api.ts';
import type { TestClient } from '../../support/client.ts';

interface Store {
  name: string;
  description: string;
  url: string;
  profile_picture: string | null;
  banner_picture: string | null;
  version: number;
}
interface Failure {
  errors: Record<string, { key: string }>;
}

let world: TestApi;
let owner: TestClient;
let rival: TestClient;
let at: (below?: string) => string;
beforeAll(async () => {
  world = await createTestApi();
  owner = await signedIn(world, 'owner');
  rival = await signedIn(world, 'outsider');
  at = (below = '') => `/stores/${world.storeId}${below}`;
}, 60_000);
afterAll(() => world.close());

const stored = async () => (await owner.get<Store>(at())).body;
const valid = async (url: string) =>
  (await owner.get<{ valid: boolean }>(at(`/verify-url/${url}`))).body.valid;

test('[STO-02] PUT sets name, description and address; PATCH one of them; both name what is wrong', async () => {
  const profile = { name: ' Alma ', description: 'Café de origen', url: 'alma-cafe' };
  const put = await owner.put<Store>(at(), profile);
  expect([put.status, put.body]).toMatchObject([200, { ...profile, name: 'Alma' }]);
  const cleared = await owner.patch<Store>(at(), { description: '' });
  expect([cleared.status, cleared.body]).toMatchObject([200, { description: '', url: 'alma-cafe' }]);

  const before = await stored();
  const refused: [object, string[]][] = [
    [{ name: 'a'.repeat(51) }, ['name']],
    [{ name: '   ' }, ['name']],
    [{ description: 'a'.repeat(251) }, ['description']],
    [{ url: '-alma' }, ['url']],
    [{ url: 'alma.cafe' }, ['url']],
    [{ url: 'www' }, ['url']],
    [{ name: 'Otra', url: 'Alma' }, ['url']],
  ];
  for (const [body, fields] of refused) {
    const answer = await owner.patch<Failure>(at(), body);
    expect([answer.status, Object.keys(answer.body.errors)], JSON.stringify(body)).toEqual([422, fields]);
  }
  expect(await stored()).toEqual(before);
  expect((await owner.patch(at(), { name: '😀'.repeat(50), description: 'ñ'.repeat(250) })).status).toBe(200);
});

test('[STO-02] the server verifies an address; one that is taken meanwhile is refused at its field', async () => {
  const theirs = (await rival.get<Store>(`/stores/${world.otherStoreId}`)).body.url;
  const own = (await stored()).url;
  expect(await Promise.all([own, 'libre-42', theirs, 'admin', '-a', 'a_b'].map(valid))).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
  expect(await valid('recien')).toBe(true);
  expect((await rival.patch(`/stores/${world.otherStoreId}`, { url: 'recien' })).status).toBe(200);
  const late = await owner.patch<Failure>(at(), { name: 'Nueva', url: 'recien' });
  expect([late.status, late.body.errors]).toEqual([422, { url: { key: 'unique' } }]);
  expect(await stored()).toMatchObject({ url: own });
  expect((await stored()).name).not.toBe('Nueva');

  const both = await Promise.all([
    owner.patch(at(), { url: 'codiciada' }),
    rival.patch(`/stores/${world.otherStoreId}`, { url: 'codiciada' }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
});

test.each(['profile', 'banner'] as const)(
  '[STO-02] the %s picture arrives as a form, is made safe, and can be removed',
  async (picture) => {
    const member = `${picture}_picture` as const;
    const send = (bytes: Uint8Array<ArrayBuffer>) => {
      const body = new FormData();
      body.set('file', new Blob([bytes]));
      return owner.raw(at(`/${picture}`), { method: 'PUT', body });
    };
    const size = picture === 'profile' ? { width: 512, height: 512 } : { width: 1440, height: 550 };
    const png = await sharp({ create: { ...size, channels: 3, background: '#0b5d4b' } })
      .png()
      .toBuffer();
    expect((await send(new Uint8Array(png))).status).toBe(200);
    const url = (await stored())[member] ?? '';
    const shown = await fetchFile(url);
    expect(await sharp(shown).metadata()).toMatchObject({ format: 'webp', ...size });

    expect((await send(new TextEncoder().encode('<script>alert(1)</script>'))).status).toBe(422);
    expect((await stored())[member]).toBe(url);
    expect((await owner.delete(at(`/${picture}`))).status).toBe(200);
    expect((await stored())[member]).toBeNull();
  },
);

async function fetchFile(url: string): Promise<Buffer> {
  const answer = await world.anonymous().raw(url.replace('/api/v1', ''));
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

test('[STO-02] of two edits of the same profile the second one is told of the first', async () => {
  const { version } = await stored();
  const headers = { 'if-match': `"${version}"` };
  expect((await owner.patch(at(), { name: 'Primera' }, { headers })).status).toBe(200);
  expect((await owner.patch(at(), { name: 'Segunda' }, { headers })).status).toBe(412);
});
