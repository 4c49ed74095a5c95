import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createMemoryFiles } from '../../support/memory-files.ts';
import { orderMissingThumbnails } from '../../../server/modules/files/thumbnails.ts';
import { removeUnusedFiles } from '../../../server/modules/files/unused-files.ts';
import { createTestApi, signedIn, type TestApi } from '../../support/api.ts';
import type { TestClient } from '../../support/client.ts';
import { blankPng, photo, served, uploadPicture, workOn } from './files-world.ts';

const HOUR = 60 * 60 * 1000;
const KINDS = ['files.thumbnails'];

let api: TestApi;
let owner: TestClient;
/** Keys in the order in which they were put. */
let put: string[];

beforeEach(async () => {
  put = [];
  const files = createMemoryFiles();
  api = await createTestApi({
    ports: {
      files: {
        ...files,
        put: async (key, file) => {
          put.push(key);
          await files.put(key, file);
        },
      },
    },
  });
  owner = await signedIn(api, 'owner');
});
afterEach(() => api.close());

async function sizeOf(url: string): Promise<[number, number]> {
  const { width, height } = await sharp(Buffer.from(await (await served(api, url)).arrayBuffer())).metadata();
  return [width, height];
}

async function storedBytes(): Promise<number> {
  const rows = await api.database.read(api.storeId, (sql) =>
    sql.selectFrom('stored_files').select('size').execute(),
  );
  return rows.reduce((sum, { size }) => sum + Number(size), 0);
}

describe('[PRD-07] thumbnails', () => {
  test('are made of 96, 192 and 512 px in WebP by the job that the upload names', async () => {
    const { url, task_process_id } = await uploadPicture(owner, api.storeId, await photo(800, 600));
    const jobs = await workOn(api, KINDS);
    expect(jobs.map(({ id }) => String(id))).toEqual([task_process_id]);
    expect(await sizeOf(`${url}?size=96`)).toEqual([96, 72]);
    expect(await sizeOf(`${url}?size=192`)).toEqual([192, 144]);
    expect(await sizeOf(`${url}?size=512`)).toEqual([512, 384]);
    expect(await sizeOf(url)).toEqual([800, 600]);
    const answer = await served(api, `${url}?size=96`);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('cache-control')).toContain('immutable');
  });

  test('that are not made yet are the picture itself, kept for seconds only', async () => {
    const { url } = await uploadPicture(owner, api.storeId, await photo(800, 600));
    const answer = await served(api, `${url}?size=96`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=30');
    expect(await sizeOf(`${url}?size=96`)).toEqual([800, 600]);
  });

  test('have three sizes and no other', async () => {
    const { url } = await uploadPicture(owner, api.storeId, await photo(8, 8));
    for (const size of ['97', '0', '-1', '96,', '99999'])
      expect((await served(api, `${url}?size=${size}`)).status, size).toBe(400);
  });

  test('are upright, have no metadata, and are never larger than their picture', async () => {
    const turned = await sharp({ create: { width: 300, height: 100, channels: 3, background: '#123' } })
      .withExif({ IFD0: { Copyright: 'Calle 93 # 11-27' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { url } = await uploadPicture(owner, api.storeId, turned);
    await workOn(api, KINDS);
    expect(await sizeOf(`${url}?size=96`)).toEqual([32, 96]);
    expect(await sizeOf(`${url}?size=512`)).toEqual([100, 300]);
    const bytes = Buffer.from(await (await served(api, `${url}?size=96`)).arrayBuffer());
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  });

  test('a drawing is rasterised, and keeps what is transparent', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><rect width="9" height="9"/></svg>';
    const { url } = await uploadPicture(owner, api.storeId, svg);
    await workOn(api, KINDS);
    const bytes = Buffer.from(await (await served(api, `${url}?size=96`)).arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 96, hasAlpha: true });
  });

  test('count in the room of the store once, also when the job is killed in the middle', async () => {
    const { url } = await uploadPicture(owner, api.storeId, await photo(800, 600));
    const before = await storedBytes();
    const { files } = api.ports;
    const whole = files.put;
    files.put = async (key, file) => {
      if (key.includes('-w512')) throw new Error('killed');
      await whole(key, file);
    };
    await expect(workOn(api, KINDS)).rejects.toThrow('killed');
    expect(await storedBytes()).toBe(before);
    expect(await sizeOf(url)).toEqual([800, 600]);
    files.put = whole;
    await workOn(api, KINDS);
    const after = await storedBytes();
    expect(after).toBeGreaterThan(before);
    expect(await sizeOf(`${url}?size=512`)).toEqual([512, 384]);
    expect(await workOn(api, KINDS)).toEqual([]);
    expect(await storedBytes()).toBe(after);
  });

  test('of a picture that is gone meanwhile are not made, and go with their picture', async () => {
    const { url } = await uploadPicture(owner, api.storeId, await photo(80, 60));
    await workOn(api, KINDS);
    const late = await uploadPicture(owner, api.storeId, await photo(80, 60));
    api.clock.advance(30 * HOUR);
    expect(await removeUnusedFiles(api.ports)).toBe(2);
    expect((await served(api, `${url}?size=96`)).status).toBe(404);
    const name = url.slice(url.lastIndexOf('/') + 1).replace('.webp', '');
    for (const size of [96, 192, 512])
      expect(await api.ports.files.get(`${api.storeId}/${name}-w${size}.webp`)).toBeNull();
    put = [];
    await workOn(api, KINDS);
    expect(put).toEqual([]);
    expect((await served(api, late.url)).status).toBe(404);
  });

  test('of pictures of before, or whose job has failed, are ordered an hour later', async () => {
    const { url, task_process_id } = await uploadPicture(owner, api.storeId, await photo(80, 60));
    await api.database.platformWrite((sql) => sql.deleteFrom('jobs').execute());
    expect(await orderMissingThumbnails(api.ports)).toBe(0);
    api.clock.advance(2 * HOUR);
    expect(await orderMissingThumbnails(api.ports)).toBe(1);
    const [job] = await workOn(api, KINDS);
    expect(String(job?.id)).not.toBe(task_process_id);
    expect((await served(api, `${url}?size=96`)).headers.get('cache-control')).toContain('immutable');
    expect(await orderMissingThumbnails(api.ports)).toBe(0);
  });
});

describe('[PRD-07] a product', () => {
  test('says of each picture which task makes its thumbnails, whatever was sent', async () => {
    const { url, task_process_id } = await uploadPicture(owner, api.storeId, await photo(80, 60));
    const elsewhere = 'https://otra.example/foto.jpg';
    const product_images = [
      { picture_url: url, task_process_id: '999999' },
      { picture_url: elsewhere, task_process_id: '1' },
    ];
    const made = await owner.post(`/stores/${api.storeId}/products`, {
      name: 'Molino',
      price: 1000,
      product_images,
    });
    expect(made.body).toMatchObject({
      product_images: [
        { picture_url: url, task_process_id },
        { picture_url: elsewhere, task_process_id: null },
      ],
    });
  });

  test('has at most as many pictures as the plan says, with the limit in the refusal', async () => {
    const images = Array.from({ length: 4 }, (_, n) => ({ picture_url: `https://otra.example/${n}.jpg` }));
    await api.database.platformWrite((sql) =>
      sql.updateTable('stores').set({ plan: 'free' }).where('id', '=', api.storeId).execute(),
    );
    owner = await signedIn(api, 'owner');
    const refused = await owner.post(`/stores/${api.storeId}/products`, {
      name: 'Molino',
      price: 1000,
      product_images: images,
    });
    expect([refused.status, refused.body]).toMatchObject([
      403,
      { code: 'plan_limit', errors: { product_images: { key: 'plan_limit', args: { limit: 3 } } } },
    ]);
  });
});

describe('[PRD-07] what is no picture gets a sentence at the field', () => {
  const SVG = 'xmlns="http://www.w3.org/2000/svg" width="9" height="9"';
  async function refusal(bytes: Uint8Array | string): Promise<string> {
    return uploadPicture(owner, api.storeId, bytes).then(
      () => 'taken',
      (error: unknown) => (error instanceof Error ? error.message : ''),
    );
  }

  test('20,000 × 20,000 pixels', async () => {
    const huge = blankPng(20_000);
    expect(huge.length).toBeLessThan(100_000);
    expect(JSON.parse(await refusal(huge))).toMatchObject({ errors: { file: { key: 'picture_pixels' } } });
  });

  test.each([
    [
      'HTML in a drawing',
      `<svg ${SVG}><foreignObject><b xmlns="http://www.w3.org/1999/xhtml"/></foreignObject></svg>`,
      'picture_page',
    ],
    ['a page named as a drawing', '<html><svg/></html>', 'picture'],
    ['text', 'hola', 'picture'],
  ])('%s', async (_, text, key) => {
    expect(JSON.parse(await refusal(text))).toMatchObject({ errors: { file: { key } } });
  });

  test('jpeg, png, tiff, webp and svg are taken', async () => {
    const canvas = sharp({ create: { width: 9, height: 9, channels: 3, background: '#123' } });
    const types = [canvas.clone().jpeg(), canvas.clone().png(), canvas.clone().tiff(), canvas.clone().webp()];
    for (const type of types) expect(await refusal(await type.toBuffer())).toBe('taken');
    expect(await refusal(`<svg ${SVG}/>`)).toBe('taken');
  });
});
