import { createServer, type Server } from 'node:http';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openFolderFiles } from '../../../server/adapters/folder-files.ts';
import { createMemoryFiles } from '../../support/memory-files.ts';
import { createS3Files } from '../../../server/adapters/s3-files.ts';
import type { Files } from '../../../server/ports/ports.ts';

let folder: string;
let bucket: Awaited<ReturnType<typeof startBucket>>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tendero-files-'));
  bucket = await startBucket();
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  bucket.server.close();
});

/** A bucket that keeps what it is sent. It answers "slow down" first, and refuses a call without its signature. */
async function startBucket(): Promise<{ server: Server; endpoint: string; refusals: string[] }> {
  const objects = new Map<string, { body: Buffer; type: string }>();
  const refusals: string[] = [];
  let calls = 0;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      calls += 1;
      const key = request.url ?? '';
      const signed = /^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/auto\/s3\/aws4_request, /.test(
        request.headers.authorization ?? '',
      );
      if (calls === 1 || !signed) {
        refusals.push(signed ? 'slow down' : 'not signed');
        return response.writeHead(signed ? 503 : 403).end();
      }
      if (request.method === 'PUT') {
        objects.set(key, { body: Buffer.concat(chunks), type: request.headers['content-type'] ?? '' });
        return response.writeHead(200).end();
      }
      if (request.method === 'DELETE') return response.writeHead(objects.delete(key) ? 204 : 404).end();
      const object = objects.get(key);
      return object === undefined ? response.writeHead(404).end() : response.writeHead(200).end(object.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return { server, endpoint: `http://127.0.0.1:${address.port}`, refusals };
}

const adapters: [string, () => Promise<Files>][] = [
  ['in memory', async () => createMemoryFiles()],
  ['in a folder', () => openFolderFiles(folder)],
  [
    'in a bucket',
    async () =>
      createS3Files({
        endpoint: bucket.endpoint,
        bucket: 'shop',
        region: 'auto',
        accessKeyId: 'key',
        secretAccessKey: 'secret',
      }),
  ],
];

describe.each(adapters)('files %s', (_, open) => {
  test('what is put is got, under its type, until it is deleted', async () => {
    const files = await open();
    const body = new Uint8Array([1, 2, 3, 0, 255]);
    await files.put('7/abc-DEF_1.webp', { body, contentType: 'image/webp' });
    const found = await files.get('7/abc-DEF_1.webp');
    expect(found?.contentType).toBe('image/webp');
    expect(new Uint8Array(found?.body ?? [])).toEqual(body);
    expect(await files.get('8/abc-DEF_1.webp')).toBeNull();
    await files.delete('7/abc-DEF_1.webp');
    await files.delete('7/abc-DEF_1.webp');
    expect(await files.get('7/abc-DEF_1.webp')).toBeNull();
  });

  test.each([
    '../escape.webp',
    '/etc/passwd',
    '7/../../x.webp',
    '7/a.html',
    '7/a\0.webp',
    '7/.webp',
    '7\\a.webp',
    '',
  ])('no key leaves the place: %j', async (key) => {
    const files = await open();
    await expect(files.put(key, { body: new Uint8Array(1), contentType: 'image/webp' })).rejects.toThrow(
      'not a key',
    );
    expect(await files.get(key)).toBeNull();
  });
});

describe('files in a folder', () => {
  test('a write that fails is reported as unavailable, and leaves nothing behind', async () => {
    const files = await openFolderFiles(folder);
    await writeFile(path.join(folder, '9'), 'in the way of the folder of store 9');
    const written = files.put('9/a.webp', { body: new Uint8Array(5), contentType: 'image/webp' });
    await expect(written).rejects.toMatchObject({ code: 'unavailable' });
    expect(await readdir(path.join(folder, 'unfinished'))).toEqual([]);
  });

  test('half a file of a killed server is removed at the next start, one under way is not', async () => {
    const unfinished = path.join(folder, 'unfinished');
    await writeFile(path.join(unfinished, 'old'), 'half');
    await writeFile(path.join(unfinished, 'new'), 'under way');
    const before = new Date(Date.now() - 2 * 60 * 60 * 1000);
    await utimes(path.join(unfinished, 'old'), before, before);
    await openFolderFiles(folder);
    expect(await readdir(unfinished)).toEqual(['new']);
  });
});

test('a bucket that is overloaded for a moment is asked again', () => {
  expect(bucket.refusals).toEqual(['slow down']);
});
