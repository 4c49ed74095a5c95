import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, signedIn, type TestApi } from '../support/api.ts';
import type { TestClient } from '../support/client.ts';
import { countSteps } from '../support/steps.ts';
import { mostSteps } from './world.ts';

const LARGEST = 8 * 1024 * 1024;
const HEAD = '--grenze\r\nContent-Disposition: form-data; name="file"';

let api: TestApi;
let owner: TestClient;
beforeAll(async () => {
  api = await createTestApi();
  owner = await signedIn(api, 'owner');
}, 60_000);
afterAll(() => api.close());

const form = (file: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`${HEAD}; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`),
    file,
    Buffer.from('\r\n--grenze--\r\n'),
  ]);
const pieces = (piece: string, size = LARGEST): Buffer => Buffer.alloc(size, piece, 'latin1');
const part = `${HEAD}\r\n`;

test.each<[string, () => Buffer]>([
  ['nothing but the beginnings of boundaries', () => form(pieces('\r\n--grenz'))],
  ['nothing but boundaries', () => pieces('--grenze\r\n')],
  ['parts without end', () => pieces('--grenze\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n')],
  [
    'one header without end',
    () => Buffer.concat([Buffer.from('--grenze\r\nContent-Disposition: form-data; name="'), pieces('a')]),
  ],
  ['headers without end', () => Buffer.concat([Buffer.from('--grenze\r\n'), pieces('X-A: b\r\n')])],
  ['a beginning without end', () => Buffer.concat([pieces('\r\n'), form(Buffer.from('no photo'))])],
  ['nothing but hyphens', () => pieces('-')],
  ['nothing but empty lines in the file', () => form(pieces('\r\n'))],
  ['eight megabytes of zeros', () => form(Buffer.alloc(LARGEST - 1000))],
  ['thousands of parts', () => Buffer.from(`${part}\r\n1\r\n`.repeat(60_000))],
  ['thousands of headers', () => Buffer.from(part + 'X-Header: 1\r\n'.repeat(300_000))],
  ['a field that is no file, and as long as one', () => Buffer.from(`${part}\r\n${'é'.repeat(4_000_000)}`)],
])('a form of %s is refused, and takes no more steps than reading it', async (_, make) => {
  const body = new Uint8Array(make());
  const { result, steps, most } = await countSteps(() =>
    owner.raw(`/stores/${api.storeId}/files?kind=picture`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=grenze' },
      body,
    }),
  );
  expect([400, 413, 422]).toContain(result.status);
  expect(steps, most).toBeLessThan(mostSteps([{ body }]));
});
