import fc from 'fast-check';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PART_BYTES, type PictureBatch } from '../../../domain/picture-batches/batch.ts';
import { removeUnusedFiles } from '../../../server/modules/files/unused-files.ts';
import { pictureBatches } from '../../../server/modules/picture-batches/module.ts';
import { createTestApi, signedIn, type TestApi } from '../../support/api.ts';
import type { TestClient } from '../../support/client.ts';
import { newMember } from '../../support/member.ts';
import { photo, served, workOn } from '../files/files-world.ts';
import { option } from '../orders/shop.ts';
import { renamed, reportOf, sendPart, sendZip, understated, zip, type ZipFile } from './batches-world.ts';

const KINDS = ['picture-batches.run'];

let api: TestApi;
let owner: TestClient;

beforeEach(async () => {
  api = await createTestApi();
  owner = await signedIn(api, 'owner');
});
afterEach(() => api.close());

interface Product {
  id: number;
  product_images: { picture_url: string; task_process_id: string | null }[];
}

async function product(sku: string, over: object = {}): Promise<number> {
  const body = { name: `Producto ${sku}`, price: 1000, sku, ...over };
  return (await owner.post<Product>(`/stores/${api.storeId}/products`, body)).body.id;
}

async function images(id: number): Promise<Product['product_images']> {
  return (await owner.get<Product>(`/stores/${api.storeId}/products/${id}`)).body.product_images;
}

async function batch(id: number): Promise<PictureBatch> {
  return (await owner.get<PictureBatch>(`/stores/${api.storeId}/picture-batches/${id}`)).body;
}

async function bring(files: readonly ZipFile[] | Uint8Array): Promise<number> {
  const archive = files instanceof Uint8Array ? files : await zip(files);
  const id = await sendZip(owner, api.storeId, archive);
  await workOn(api, KINDS);
  return id;
}

async function storedFiles(): Promise<string[]> {
  const rows = await api.database.read(api.storeId, (sql) =>
    sql.selectFrom('stored_files').select('name').execute(),
  );
  return rows.map(({ name }) => name);
}

describe('[PRD-11] a ZIP with one folder for each SKU', () => {
  test('adds its pictures in the order of their names, and says what matched and what did not', async () => {
    const [mug, shirt] = [await product('TAZA-1'), await product('CAM-1')];
    const id = await bring([
      { path: 'fotos/TAZA-1/10.jpg', body: await photo(30, 30, '#111') },
      { path: 'fotos/TAZA-1/2.jpg', body: await photo(20, 20, '#222') },
      { path: 'CAM-1/frente.png', body: await photo(10, 10, '#333') },
      { path: 'NO-HAY/1.jpg', body: await photo(10, 10, '#444') },
      { path: 'suelta.jpg', body: await photo(10, 10, '#555') },
      { path: 'TAZA-1/leeme.txt', body: Buffer.from('hola') },
      { path: 'TAZA-1/mala.jpg', body: Buffer.from('no soy una foto') },
      { path: '__MACOSX/TAZA-1/._2.jpg', body: Buffer.from('x') },
      { path: 'TAZA-1/.DS_Store', body: Buffer.from('x') },
    ]);
    expect(await batch(id)).toMatchObject({
      state: 'done',
      total: 7,
      added: 3,
      unmatched: 1,
      refused: 3,
      parts: 0,
    });
    expect(await reportOf(owner, api.storeId, id)).toEqual({
      'fotos/TAZA-1/10.jpg': 'added',
      'fotos/TAZA-1/2.jpg': 'added',
      'CAM-1/frente.png': 'added',
      'NO-HAY/1.jpg': 'unmatched',
      'suelta.jpg': 'no_folder',
      'TAZA-1/leeme.txt': 'not_picture',
      'TAZA-1/mala.jpg': 'damaged',
    });
    const [first, second] = await images(mug);
    const widths = (await images(mug)).map(async ({ picture_url }) => {
      const { width } = await sharp(await (await served(api, picture_url)).arrayBuffer()).metadata();
      return width;
    });
    expect(await Promise.all(widths)).toEqual([20, 30]);
    expect(await images(shirt)).toHaveLength(1);
    expect(first?.task_process_id).toBe(second?.task_process_id);
    const thumbnail = await served(api, `${first?.picture_url}?size=96`);
    expect(thumbnail.headers.get('cache-control')).toContain('immutable');
    expect((await storedFiles()).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  test('finds a product by the SKU of a variant, and adds behind the pictures that it has', async () => {
    const id = await product('POLO', {
      product_images: [{ picture_url: 'https://otra.example/1.jpg' }],
      product_options: [option('Talla', 'S', 'M')],
    });
    const variant = await owner.get<{ product_variants: { sku: string }[] }>(
      `/stores/${api.storeId}/products/${id}`,
    );
    const sku = variant.body.product_variants[0]?.sku ?? '';
    expect(sku).toMatch(/^POLO./);
    await bring([{ path: `${sku}/1.jpg`, body: await photo(9, 9) }]);
    expect((await images(id)).map(({ picture_url }) => picture_url.startsWith('/api/'))).toEqual([
      false,
      true,
    ]);
  });

  test('that is brought twice adds nothing twice, and finds a SKU in any case', async () => {
    const id = await product('TAZA-1');
    const archive = await zip([{ path: 'taza-1/1.jpg', body: await photo(20, 20) }]);
    await bring(archive);
    const again = await bring(archive);
    expect(await batch(again)).toMatchObject({ state: 'done', added: 0, present: 1 });
    expect(await images(id)).toHaveLength(1);
  });

  test('fills a product up to what the plan allows, and says which had no room', async () => {
    await api.database.platformWrite((sql) =>
      sql.updateTable('stores').set({ plan: 'free' }).where('id', '=', api.storeId).execute(),
    );
    owner = await signedIn(api, 'owner');
    const id = await product('TAZA-1');
    const files = await Promise.all(
      [1, 2, 3, 4].map(async (n) => ({ path: `TAZA-1/${n}.jpg`, body: await photo(10 + n, 10) })),
    );
    const report = await reportOf(owner, api.storeId, await bring(files));
    expect(await images(id)).toHaveLength(3);
    expect(report['TAZA-1/4.jpg']).toBe('no_room');
  });
});

describe('[PRD-11] a ZIP whose worker is killed', () => {
  test('goes on with the next product, without doubles', async () => {
    const ids = [await product('A-1'), await product('B-1'), await product('C-1')];
    const files = await Promise.all(
      ['A-1', 'B-1', 'C-1'].map(async (sku, n) => ({ path: `${sku}/1.jpg`, body: await photo(10 + n, 10) })),
    );
    const id = await sendZip(owner, api.storeId, await zip(files));
    // Each write of the job is a place to die: before it, nothing of it has happened.
    const { database } = api.ports;
    const write = database.write.bind(database);
    for (let kills = 0; kills < 6; kills += 1) {
      let left = 2 + kills;
      const dying: typeof database.write = (storeId, work) => {
        left -= 1;
        return left < 0 ? Promise.reject(new Error('killed')) : write(storeId, work);
      };
      database.write = dying;
      await workOn(api, KINDS).catch(() => undefined);
      database.write = write;
    }
    await workOn(api, KINDS);
    expect(await batch(id)).toMatchObject({ state: 'done', added: 3, refused: 0 });
    for (const each of ids) expect(await images(each)).toHaveLength(1);
    // What was stored and never named goes as any unused file does.
    api.clock.advance(30 * 60 * 60 * 1000);
    await removeUnusedFiles(api.ports);
    expect(await storedFiles()).toHaveLength(3);
  });

  test('that is cancelled stops, keeps what it has added, and leaves no part', async () => {
    await product('A-1');
    const id = await sendZip(owner, api.storeId, await zip([{ path: 'A-1/1.jpg', body: await photo(9, 9) }]));
    await owner.post(`/stores/${api.storeId}/picture-batches/${id}/cancel`, {});
    await workOn(api, KINDS);
    expect(await batch(id)).toMatchObject({ state: 'cancelled', added: 0, parts: 0 });
    expect(await storedFiles()).toEqual([]);
  });
});

describe('[PRD-11] [CVE-2023-40028] a ZIP that attacks', () => {
  test('a path that leaves its folder, a link and a bomb are refused; the rest is added', async () => {
    await product('A-1');
    const body = await photo(9, 9);
    const bomb = Buffer.alloc(8 * 1024 * 1024);
    const made = await zip([
      { path: 'A-1/1.jpg', body },
      { path: 'xx/xx/etc/A-1/2.jpg', body },
      { path: 'Aabs/A-1/3.jpg', body },
      { path: 'Cdrive/A-1/4.jpg', body },
      { path: 'A-1/enlace.jpg', body: Buffer.from('/etc/passwd'), mode: 0o120777 },
      { path: 'A-1/bomba.png', body: bomb },
    ]);
    const archive = renamed(
      renamed(renamed(made, 'xx/xx', '../..'), 'Aabs/', '/abs/'),
      'Cdrive/',
      'C:\\ive/',
    );
    const report = await reportOf(owner, api.storeId, await bring(archive));
    expect(report).toEqual({
      'A-1/1.jpg': 'added',
      '../../etc/A-1/2.jpg': 'path',
      '/abs/A-1/3.jpg': 'path',
      'C:\\ive/A-1/4.jpg': 'path',
      'A-1/enlace.jpg': 'link',
      'A-1/bomba.png': 'bomb',
    });
  });

  test('a picture that unpacks to more than its directory says is not added, whatever is said', async () => {
    const id = await product('A-1');
    const said = fc.record({
      part: fc.double({ min: 0, max: 0.999, noNaN: true }),
      side: fc.integer({ min: 20, max: 900 }),
      inEntry: fc.boolean(),
    });
    const drawn = [{ part: 0.5, side: 300, inEntry: true }, ...fc.sample(said, 11)];
    const pictures = await Promise.all(drawn.map(({ side }) => photo(side, side)));
    for (const dataDescriptor of [true, false]) {
      const made = await zip(
        pictures.map((body, n) => ({ path: `A-1/${n}.jpg`, body })),
        { dataDescriptor },
      );
      const report = await reportOf(owner, api.storeId, await bring(understated(made, drawn)));
      expect(report).toEqual(Object.fromEntries(drawn.map((_, n) => [`A-1/${n}.jpg`, 'damaged'])));
    }
    expect(await images(id)).toEqual([]);
  });

  test('a name that comes twice is taken once', async () => {
    const id = await product('A-1');
    const made = await zip([
      { path: 'A-1/1.jpg', body: await photo(9, 9) },
      { path: 'A-1/2.jpg', body: await photo(8, 8) },
    ]);
    const state = await batch(await bring(renamed(made, 'A-1/2.jpg', 'A-1/1.jpg')));
    expect(state).toMatchObject({ state: 'done', added: 1, refused: 1 });
    expect(await images(id)).toHaveLength(1);
  });

  test.each([
    ['not_zip', async () => Buffer.from('hola')],
    ['not_zip', async () => (await zip([{ path: 'A/1.jpg', body: await photo(9, 9) }])).slice(0, -30)],
    ['empty', () => zip([{ path: '.DS_Store', body: Buffer.from('x') }])],
    [
      'too_many',
      () => zip(Array.from({ length: 2001 }, (_, n) => ({ path: `A/${n}.jpg`, body: Buffer.from('x') }))),
    ],
  ])('as a whole: %s', async (fault, make) => {
    expect(await batch(await bring(await make()))).toMatchObject({ state: 'failed', fault, parts: 0 });
  });
});

describe('[PRD-11] its parts', () => {
  const at = (below: string) => `/stores/${api.storeId}/picture-batches${below}`;

  test('come in order, with their size; one that is sent again changes nothing', async () => {
    const size = PART_BYTES + 10;
    const { id } = (await owner.post<PictureBatch>(at(''), { file_name: 'a.zip', size })).body;
    const whole = new Uint8Array(PART_BYTES);
    expect((await sendPart(owner, at(`/${id}/parts/1`), whole)).status).toBe(422);
    expect((await sendPart(owner, at(`/${id}/parts/0`), whole.slice(1))).status).toBe(422);
    expect((await sendPart(owner, at(`/${id}/parts/0`), whole)).status).toBe(200);
    expect((await sendPart(owner, at(`/${id}/parts/0`), whole)).status).toBe(200);
    expect((await owner.post(at(`/${id}/start`), {})).status).toBe(422);
    expect(await batch(id)).toMatchObject({ state: 'loading', parts: 1 });
    expect(await storedFiles()).toHaveLength(1);
    expect((await sendPart(owner, at(`/${id}/parts/1`), whole.slice(0, 10))).status).toBe(200);
    expect((await owner.post(at(`/${id}/start`), {})).status).toBe(200);
    expect((await sendPart(owner, at(`/${id}/parts/2`), whole)).status).not.toBe(200);
    const [name] = await storedFiles();
    expect((await served(api, `/api/v1/files/${api.storeId}/${name}`)).status).toBe(404);
  });

  test('are sent and started by who opened the batch alone; who stops that of another is in the log', async () => {
    const editor = await newMember(api, { name: 'fotos', permissions: ['products.read', 'products.write'] });
    const archive = await zip([{ path: 'A/1.jpg', body: await photo(9, 9) }]);
    const opened = { file_name: 'a.zip', size: archive.byteLength };
    const { id } = (await owner.post<PictureBatch>(at(''), opened)).body;
    expect((await sendPart(editor, at(`/${id}/parts/0`), archive)).status).toBe(403);
    expect(await storedFiles()).toEqual([]);
    expect((await sendPart(owner, at(`/${id}/parts/0`), archive)).status).toBe(200);
    expect((await editor.post(at(`/${id}/start`), {})).status).toBe(403);
    expect(await batch(id)).toMatchObject({ state: 'loading', parts: 1 });
    expect((await owner.post(at(`/${id}/start`), {})).status).toBe(200);
    expect((await editor.post(at(`/${id}/cancel`), {})).status).toBe(200);
    expect((await editor.post(at(`/${id}/cancel`), {})).status).toBe(200);
    const { body: log } = await owner.get<{ action: string; user: string | null }[]>(
      `/stores/${api.storeId}/audit?resource.in=picture-batches`,
    );
    expect(log.map(({ action, user }) => [action, user])).toEqual([
      ['import_cancel', 'fotos de Prueba'],
      ['import_start', expect.not.stringContaining('fotos')],
    ]);
  });

  test('that nobody starts go after a day, and the job then says so', async () => {
    const archive = await zip([{ path: 'A/1.jpg', body: await photo(9, 9) }]);
    const id = await sendZip(owner, api.storeId, archive);
    api.clock.advance(30 * 60 * 60 * 1000);
    await removeUnusedFiles(api.ports);
    await workOn(api, KINDS);
    owner = await signedIn(api, 'owner');
    expect(await batch(id)).toMatchObject({ state: 'failed', fault: 'parts_gone' });
  });

  test('whose job was tried too often end with a sentence, and leave nothing behind', async () => {
    const id = await sendZip(owner, api.storeId, await zip([{ path: 'A/1.jpg', body: await photo(9, 9) }]));
    const payload = { storeId: api.storeId, batchId: id };
    const job = { id: 1, storeId: api.storeId, kind: 'picture-batches.run', attempts: 8, payload };
    await pictureBatches.endings?.(api.ports)['picture-batches.run']?.(job);
    expect(await batch(id)).toMatchObject({ state: 'failed', fault: 'broken' });
    await workOn(api, KINDS);
    expect(await storedFiles()).toEqual([]);
  });

  test('of more than 300 MB are refused before the first', async () => {
    const answer = await owner.post(at(''), { file_name: 'a.zip', size: 300 * 1024 * 1024 + 1 });
    expect([answer.status, answer.body]).toMatchObject([422, { errors: { size: {} } }]);
  });
});
