import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, signedIn, type TestApi } from '../../support/api.ts';
import type { TestClient } from '../../support/client.ts';

interface Uploaded {
  url: string;
  content_type: string;
  size: number;
}

let api: TestApi;
let owner: TestClient;

beforeAll(async () => {
  api = await createTestApi();
  owner = await signedIn(api, 'owner');
});
afterAll(() => api.close());

/** A photo of 64 × 48 with the place where it was taken in its metadata. */
function photo(): Promise<Uint8Array> {
  return sharp({ create: { width: 64, height: 48, channels: 3, background: '#c04020' } })
    .withExif({ IFD0: { Copyright: 'Calle 93 # 11-27' } })
    .jpeg()
    .toBuffer();
}

async function upload(
  bytes: Uint8Array | string,
  name = 'foto.jpg',
  by = owner,
  kind = 'picture',
): Promise<Response> {
  const form = new FormData();
  form.append('file', new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name));
  return by.raw(`/stores/${api.storeId}/files?kind=${kind}`, { method: 'POST', body: form });
}

async function post(parts: [string, string | Blob][]): Promise<unknown> {
  const form = new FormData();
  for (const [name, value] of parts) form.append(name, value);
  return (await owner.raw(`/stores/${api.storeId}/files`, { method: 'POST', body: form })).json();
}

async function uploaded(response: Response): Promise<Uploaded> {
  expect(response.status).toBe(201);
  return (await response.json()) as Uploaded;
}

/** Below the base path, as the client asks. */
function pathOf(url: string): string {
  return url.replace('/api/v1', '');
}

describe('uploading a picture', () => {
  test('it comes back as WebP, without metadata, under a random name, for everyone and for ever', async () => {
    const { url, content_type } = await uploaded(await upload(await photo(), '../../etc/passwd\u202e.jpg'));
    expect(content_type).toBe('image/webp');
    expect(url).toMatch(new RegExp(`^/api/v1/files/${api.storeId}/[A-Za-z0-9_-]{43}\\.webp$`));

    const answer = await api.anonymous().raw(pathOf(url));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    const bytes = Buffer.from(await answer.arrayBuffer());
    const read = await sharp(bytes).metadata();
    expect(read).toMatchObject({ format: 'webp', width: 64, height: 48 });
    expect(read.exif).toBeUndefined();
    expect(bytes.includes('Calle 93')).toBe(false);
  });

  test('a large photo is made to fit, turned as its camera was held', async () => {
    const wide = sharp({ create: { width: 3200, height: 1600, channels: 3, background: '#123' } });
    const { url } = await uploaded(
      await upload(await wide.withMetadata({ orientation: 6 }).png().toBuffer()),
    );
    const answer = await api.anonymous().raw(pathOf(url));
    const read = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([read.width, read.height]).toEqual([800, 1600]);
  });

  test('a drawing becomes a picture: its script does not survive', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script><rect width="9" height="9"/></svg>';
    const { url } = await uploaded(await upload(svg, 'logo.svg'));
    const answer = await api.anonymous().raw(pathOf(url));
    expect(Buffer.from(await answer.arrayBuffer()).includes('alert')).toBe(false);
  });

  const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  test.each([
    ['a page named as a photo', '<html><script>alert(1)</script></html>'],
    ['a PDF', '%PDF-1.7\n1 0 obj'],
    ['only the first bytes of a PNG', png],
    ['a drawing with entities', '<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg"/>'],
    [
      'a drawing of 100,000 × 100,000',
      '<svg xmlns="http://www.w3.org/2000/svg" width="100000" height="100000"/>',
    ],
  ])('%s is refused at the field', async (_, bytes) => {
    const response = await upload(bytes);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ code: 'invalid', errors: { file: { key: 'picture' } } });
  });

  test('more than 8 MB is refused before it is decoded', async () => {
    const form = new FormData();
    form.append('file', new File([png, new Uint8Array(9 * 1024 * 1024)], 'foto.png'));
    // As bytes: Node 24 continues to fill the stream of a form after the server has closed it, and throws.
    const sent = new Response(form);
    const response = await owner.raw(`/stores/${api.storeId}/files?kind=picture`, {
      method: 'POST',
      headers: { 'content-type': sent.headers.get('content-type') ?? '' },
      body: await sent.arrayBuffer(),
    });
    expect(response.status).toBe(413);
  });

  test('an empty form, two files, another field: the mistake is named', async () => {
    const file = new Blob(['x']);
    expect(await post([['file', '']])).toMatchObject({ errors: { file: { key: 'required' } } });
    expect(await post([['file', new Blob([])]])).toMatchObject({ errors: { file: { key: 'empty' } } });
    expect(
      await post([
        ['file', file],
        ['file', file],
      ]),
    ).toMatchObject({ errors: { file: { key: 'maxItems' } } });
    expect(
      await post([
        ['file', file],
        ['store_id', '2'],
      ]),
    ).toMatchObject({ errors: { store_id: { key: 'unknown' } } });
  });

  test('a malformed form is a bad request, and the server goes on', async () => {
    const response = await owner.raw(`/stores/${api.storeId}/files`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: '--x\r\nContent-Disposition: form-data; name="file"; filename="a',
    });
    expect(response.status).toBe(400);
  });

  test('who may only read, another store’s owner and a stranger cannot', async () => {
    const bytes = await photo();
    expect((await upload(bytes, 'a.jpg', await signedIn(api, 'viewer'))).status).toBe(403);
    expect((await upload(bytes, 'a.jpg', await signedIn(api, 'outsider'))).status).toBe(404);
    expect((await upload(bytes, 'a.jpg', api.anonymous())).status).toBe(401);
  });
});

describe('uploading a data sheet', () => {
  const sheet = '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';

  test('[PRD-08] it is kept byte for byte, and comes as an attachment that cannot run in the panel', async () => {
    const { url, content_type, size } = await uploaded(await upload(sheet, 'ficha.pdf', owner, 'document'));
    expect([content_type, size]).toEqual(['application/pdf', sheet.length]);
    const answer = await api.anonymous().raw(pathOf(url));
    expect(await answer.text()).toBe(sheet);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toBe('attachment');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    const product = {
      name: 'Molino manual',
      price: 180_000,
      product_attachments: [{ name: 'ficha.pdf', url }],
    };
    const made = await owner.post<{ product_attachments: unknown }>(
      `/stores/${api.storeId}/products`,
      product,
    );
    expect([made.status, made.body.product_attachments]).toEqual([201, product.product_attachments]);
  });

  test('it is saved under the name that its address carries, always as a PDF', async () => {
    const { url } = await uploaded(await upload(sheet, 'ficha.pdf', owner, 'document'));
    const savedAs = async (name: string) => {
      const answer = await api.anonymous().raw(`${pathOf(url)}?name=${encodeURIComponent(name)}`);
      return answer.headers.get('content-disposition');
    };
    expect(await savedAs('Ficha técnica.pdf')).toBe("attachment; filename*=UTF-8''Ficha%20t%C3%A9cnica.pdf");
    expect(await savedAs('../a"\r\nb.exe')).toBe("attachment; filename*=UTF-8''..%20a%20%20%20b.exe.pdf");
  });

  test.each([
    ['a page named as a PDF', '<html><script>alert(1)</script></html>'],
    ['a page with a PDF in it', `<html></html>${sheet}`],
    ['a PDF that was cut off', sheet.slice(0, -8)],
    ['nothing but the beginning', '%PDF-'],
  ])('%s is refused at the field', async (_, bytes) => {
    const response = await upload(bytes, 'ficha.pdf', owner, 'document');
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: { file: { key: 'document' } } });
  });

  test('a photo is no document, and an address that could run is no attachment', async () => {
    expect((await upload(await photo(), 'a.pdf', owner, 'document')).status).toBe(422);
    for (const url of [
      'javascript:alert(1)',
      'data:text/html,x',
      'http://insegura.example/f.pdf',
      '//x.example/f.pdf',
    ]) {
      const product = { name: 'Molino', price: 1, product_attachments: [{ name: 'f', url }] };
      const { status, body } = await owner.post(`/stores/${api.storeId}/products`, product);
      expect([url, status]).toEqual([url, 422]);
      expect(body).toMatchObject({ errors: { 'product_attachments.0.url': {} } });
    }
  });
});

describe('reading a file', () => {
  test.each([
    '1/missing.webp',
    '1/%2e%2e%2f%2e%2e%2fpackage.json',
    '1/..%5c..%5cpackage.json',
    '1/a%00.webp',
    '1/a.html',
    '1/%',
    '1/%E0%A4%A',
    '1/.webp',
    `1/${'a'.repeat(300)}.webp`,
  ])('%s is nothing', async (path) => {
    expect((await api.anonymous().raw(`/files/${path}`)).status).toBe(404);
  });
});
