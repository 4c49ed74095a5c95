import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClientSite } from '../../../server/http/static/client.ts';
import { precompress } from '../../../scripts/lib/precompress.mjs';

let folder: string;
let serve: Awaited<ReturnType<typeof createClientSite>>;
const SCRIPT = `console.log(${JSON.stringify('x'.repeat(5000))})`;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tendero-client-'));
  await mkdir(path.join(folder, 'assets'));
  await mkdir(path.join(folder, '.vite'));
  const page = '<head><script nonce="TENDERO_CSP_NONCE"></script></head><body></body>';
  const manifest = {
    '_base.js': { file: 'assets/base.js', name: 'base', imports: ['_shared.js'] },
    '_shared.js': { file: 'assets/shared.js' },
    '_login.js': { file: 'assets/login.js', name: 'login', imports: ['_base.js'], css: ['assets/login.css'] },
    '_admin.js': { file: 'assets/admin.js', name: 'admin', imports: ['_base.js'] },
    '_home.js': { file: 'assets/home.js', name: 'home' },
    '_list.js': { file: 'assets/list.js', name: 'generated-list' },
    '_orders.js': { file: 'assets/orders.js', name: 'orders-list', imports: ['_more.js'] },
    '_customers.js': { file: 'assets/customers.js', name: 'customers-list' },
    '_more.js': { file: 'assets/more.js', name: 'more' },
  };
  await writeFile(path.join(folder, 'index.html'), page);
  await writeFile(path.join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
  await writeFile(path.join(folder, 'assets/index.js'), SCRIPT);
  await precompress(folder);
  serve = await createClientSite(folder, {
    secure: true,
    formTargets: ['https://pay.co'],
    firstAnswers: async (_, pathname) => JSON.stringify({ answers: { [pathname]: {} } }),
  });
});
afterAll(() => rm(folder, { recursive: true }));

function get(pathname: string, headers: Record<string, string> = {}): Response {
  return serve(new Request(`https://panel.co${pathname}`, { headers }), pathname);
}

test('[ORD-19] what is shared into an app without its worker opens the form of a new order', () => {
  const post = (pathname: string) =>
    serve(new Request(`https://panel.co${pathname}`, { method: 'POST', body: 'text=hola' }), pathname);
  expect([post('/share').status, post('/share').headers.get('location')]).toEqual([303, '/order/create']);
  expect(post('/orders').status).toBe(405);
});

describe('the page', () => {
  test('every response has a nonce of its own, in the policy and in the page', async () => {
    const nonces = await Promise.all(
      [get('/'), get('/products/update/7')].map(async (response) => {
        const policy = response.headers.get('content-security-policy') ?? '';
        const nonce = /script-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
        expect(Buffer.from(nonce, 'base64')).toHaveLength(16);
        expect(policy).not.toMatch(/unsafe/);
        expect(policy).toContain("form-action 'self' https://pay.co;");
        expect(await response.text()).toContain(`<script nonce="${nonce}">`);
        expect(response.headers.get('cache-control')).toBe('no-store');
        expect(response.headers.get('strict-transport-security')).toMatch(/^max-age=31536000/);
        return nonce;
      }),
    );
    expect(new Set(nonces).size).toBe(2);
  });

  test('it preloads what the reader will need: the login, or the admin', async () => {
    const visitor = await get('/').text();
    expect(visitor).toContain('href="/assets/login.js"');
    expect(visitor).toContain('<link rel="preload" as="style" crossorigin href="/assets/login.css"');
    expect(visitor).not.toMatch(/admin\.js|shared\.js|base\.js/);
    const member = await get('/', { cookie: 'a=b; tendero_signed_in=1' }).text();
    expect(member).toContain('href="/assets/admin.js"');
    expect(member).not.toContain('login.js');
  });

  test.each([
    ['/', ['home']],
    ['/orders', ['list', 'orders', 'more']],
    ['/clients', ['list', 'customers']],
    ['/orders/7', []],
  ])(
    '%s preloads the files of its own screen, so that they come with those of the admin',
    async (at, own) => {
      const asked = (text: string) =>
        ['home', 'list', 'orders', 'customers', 'more'].filter((file) => text.includes(`/assets/${file}.js`));
      const member = await get(at, { cookie: 'tendero_signed_in=1' }).text();
      expect(asked(member).toSorted()).toEqual(own.toSorted());
      expect(member).toContain('href="/assets/admin.js"');
      expect(asked(await get(at).text())).toEqual([]);
    },
  );
});

describe("a member's page", () => {
  const MEMBER = { cookie: 'tendero_signed_in=1' };
  const ANSWERS =
    '<script type="application/json" id="first-answers">{"answers":{"/orders":{}}}</script></body>';

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('comes with the answers to its first calls, compressed (%s)', async (encoding, decompress) => {
    expect(await get('/orders', MEMBER).text()).toContain(ANSWERS);
    const response = get('/orders', { ...MEMBER, 'accept-encoding': encoding });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(decompress(Buffer.from(await response.arrayBuffer())).toString()).toContain(ANSWERS);
  });

  test.each([
    ['a visitor opens', {}],
    ['a worker stores', { ...MEMBER, 'sec-fetch-mode': 'cors' }],
  ])('has none where %s it', async (_, headers) => {
    expect(await get('/orders', headers).text()).not.toContain('first-answers');
  });
});

describe('its files', () => {
  test('come compressed to who accepts it, for ever', async () => {
    const small = get('/assets/index.js', { 'accept-encoding': 'gzip, deflate, br' });
    expect(small.headers.get('content-encoding')).toBe('br');
    expect(small.headers.get('cache-control')).toContain('immutable');
    expect(brotliDecompressSync(Buffer.from(await small.arrayBuffer())).toString()).toBe(SCRIPT);
    const refused = get('/assets/index.js', { 'accept-encoding': 'br;q=0, gzip' });
    expect(refused.headers.get('content-encoding')).toBe('gzip');
    expect(await get('/assets/index.js').text()).toBe(SCRIPT);
    const etag = small.headers.get('etag') ?? '';
    expect(get('/assets/index.js', { 'if-none-match': etag }).status).toBe(304);
  });

  test.each(['/assets/gone.js', '/favicon.png', '/.vite/manifest.json', '/assets/../../../etc/passwd.txt'])(
    '%s is nothing',
    (pathname) => {
      expect(serve(new Request('https://panel.co/'), pathname).status).toBe(404);
    },
  );

  test('are only read', () => {
    expect(serve(new Request('https://panel.co/', { method: 'POST' }), '/').status).toBe(405);
  });
});
