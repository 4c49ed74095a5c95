import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { countFiles, removeUnusedFiles } from '../../../server/modules/files/unused-files.ts';
import { storeFile } from '../../../server/modules/files/store-file.ts';
import { createTestApi, signedIn, type TestApi } from '../../support/api.ts';
import type { TestClient } from '../../support/client.ts';

const HOUR = 60 * 60 * 1000;
const MB = 1_000_000;

let api: TestApi;
let owner: TestClient;

beforeEach(async () => {
  api = await createTestApi();
  owner = await signedIn(api, 'owner');
});
afterEach(() => api.close());

async function upload(): Promise<{ status: number; url: string; body: unknown }> {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('file', new File([new Uint8Array(bytes)], 'a.png'));
  const response = await owner.raw(`/stores/${api.storeId}/files`, { method: 'POST', body: form });
  const body: { url?: string } = await response.json();
  return { status: response.status, url: body.url ?? '', body };
}

async function isThere(url: string): Promise<boolean> {
  return (await api.anonymous().raw(url.replace('/api/v1', ''))).status === 200;
}

/** The job as it runs, some hours apart. */
async function wait(hours: number): Promise<void> {
  for (let hour = 0; hour < hours; hour += 6) {
    api.clock.advance(6 * HOUR);
    await removeUnusedFiles(api.ports);
  }
}

describe('files that no record uses', () => {
  test('go after a day; those of a product, a collection and the store stay', async () => {
    const [unused, picture, image, profile] = [
      await upload(),
      await upload(),
      await upload(),
      await upload(),
    ];
    const product = { name: 'Molino', price: 1000, product_images: [{ picture_url: picture.url }] };
    expect((await owner.post(`/stores/${api.storeId}/products`, product)).body).toMatchObject({
      product_images: [{ picture_url: picture.url }],
    });
    const collection = { name: 'Cocina', picture_url: image.url };
    expect((await owner.post(`/stores/${api.storeId}/collections`, collection)).status).toBe(201);
    await api.database.platformWrite((sql) =>
      sql.updateTable('stores').set({ profile_picture: profile.url }).where('id', '=', api.storeId).execute(),
    );
    await wait(18);
    expect(await isThere(unused.url)).toBe(true);
    await wait(12);
    expect(await isThere(unused.url)).toBe(false);
    await wait(72);
    for (const { url } of [picture, image, profile]) expect(await isThere(url)).toBe(true);
  });

  test('a product that is deleted leaves its pictures for a day, in which it may be brought back', async () => {
    const { url } = await upload();
    const product = { name: 'Molino', price: 1000, product_images: [{ picture_url: url }] };
    const { body } = await owner.post<{ id: number }>(`/stores/${api.storeId}/products`, product);
    await wait(30);
    api.clock.advance(17 * HOUR);
    owner = await signedIn(api, 'owner');
    expect((await owner.delete(`/stores/${api.storeId}/products/${body.id}`)).status).toBe(200);
    await wait(6);
    expect(await isThere(url)).toBe(true);
    await wait(48);
    expect(await isThere(url)).toBe(false);
  });

  test('a file of one store that another names goes all the same', async () => {
    const { url } = await upload();
    await api.database.platformWrite((sql) =>
      sql.updateTable('stores').set({ profile_picture: url }).where('id', '=', api.otherStoreId).execute(),
    );
    await wait(48);
    expect(await isThere(url)).toBe(false);
  });
});

describe('a record that is saved while its file is being removed', () => {
  const save = (url: string) =>
    owner.post<{ errors?: object }>(`/stores/${api.storeId}/products`, {
      name: 'Molino',
      price: 1000,
      product_images: [{ picture_url: url }],
    });

  test('keeps it, when it comes first', async () => {
    const { url } = await upload();
    api.clock.advance(30 * HOUR);
    owner = await signedIn(api, 'owner');
    // Between the job's look and its removal.
    const { database } = api.ports;
    const write = database.write.bind(database);
    let writes = 0;
    const slow: typeof database.write = async (storeId, work) => {
      writes += 1;
      if (writes === 2) expect((await save(url)).status).toBe(201);
      return write(storeId, work);
    };
    const ports = {
      ...api.ports,
      database: { ...database, platform: database.platform.bind(database), write: slow },
    };
    expect(await removeUnusedFiles(Object.assign(Object.create(api.ports), ports))).toBe(0);
    expect(writes).toBe(2);
    expect(await isThere(url)).toBe(true);
    await wait(72);
    expect(await isThere(url)).toBe(true);
  });

  test('is refused at its field, when it comes too late', async () => {
    const { url } = await upload();
    await wait(48);
    owner = await signedIn(api, 'owner');
    const { status, body } = await save(url);
    expect([status, body.errors]).toEqual([422, { 'product_images.0.picture_url': { key: 'reference' } }]);
  });
});

describe('files of before they were counted', () => {
  test('count once when a record names them, and go when none does any more', async () => {
    const { url } = await upload();
    const name = url.split('/').at(-1) ?? '';
    const product = { name: 'Molino', price: 1000, product_images: [{ picture_url: url }] };
    const { body } = await owner.post<{ id: number }>(`/stores/${api.storeId}/products`, product);
    const rows = () =>
      api.database.read(api.storeId, (sql) =>
        sql.selectFrom('stored_files').select(['name', 'size', 'unused_since']).execute(),
      );
    const counted = await rows();
    await api.database.write(api.storeId, ({ sql }) => sql.deleteFrom('stored_files').execute());
    await api.database.platformWrite((sql) =>
      sql.updateTable('stores').set({ files_counted_at: null }).execute(),
    );
    expect([await countFiles(api.ports), await countFiles(api.ports)]).toEqual([1, 0]);
    expect(await rows()).toEqual(counted);
    expect(counted).toMatchObject([{ name, unused_since: null }]);
    await owner.delete(`/stores/${api.storeId}/products/${body.id}`);
    await wait(96);
    expect(await isThere(url)).toBe(false);
  });
});

test('files at the same moment take no more than the room that is left', async () => {
  const { ports, storeId, close } = await createTestApi();
  const now = ports.clock.now();
  // Room for four; all of them are three times as much.
  const store = () =>
    storeFile(
      { ports, storeId, features: { max_file_megabytes: 1 }, now },
      { body: new Uint8Array(MB / 4), contentType: 'application/pdf', extension: 'pdf' },
    );
  const outcomes = await Promise.allSettled(Array.from({ length: 12 }, store));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'plan_limit' });
  await close();
});

describe('room for files', () => {
  const fill = (size: number) =>
    api.database.write(api.storeId, ({ sql }) =>
      sql
        .insertInto('stored_files')
        .values({
          store_id: api.storeId,
          name: `${size}.webp`,
          size,
          checked_at: new Date(),
          created_at: new Date(),
        })
        .execute(),
    );

  test('a store keeps what its plan has room for, and refuses more', async () => {
    await api.database.platformWrite((sql) =>
      sql.updateTable('stores').set({ plan: 'free' }).where('id', '=', api.storeId).execute(),
    );
    owner = await signedIn(api, 'owner');
    await fill(200 * MB - 5000);
    expect((await upload()).status).toBe(201);
    await fill(5000);
    const refused = await upload();
    expect([refused.status, refused.body]).toMatchObject([
      403,
      { code: 'plan_limit', errors: { file: { key: 'plan_limit', args: { limit: 200 } } } },
    ]);
  });

  test('many small uploads at once cannot pass the limit together', async () => {
    await api.database.platformWrite((sql) =>
      sql.updateTable('stores').set({ plan: 'free' }).where('id', '=', api.storeId).execute(),
    );
    owner = await signedIn(api, 'owner');
    const { body } = await upload();
    const { size } = body as { size: number };
    await fill(200 * MB - 3 * size - 1);
    const answers = await Promise.all(Array.from({ length: 6 }, upload));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
  });
});
