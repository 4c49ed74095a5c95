/** The service worker: who gets the page from the device, with which nonce, and what a new version does. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const ORIGIN = 'https://panel.co';
const pathOf = (request: RequestInfo): string =>
  new URL(typeof request === 'string' ? request : request.url, ORIGIN).pathname;

/** What the server has: its version, what pages may do, whether it can be reached. */
let server: { version: string; policy: string; online: boolean };
let requested: string[];
let stores: Map<string, Map<string, Response>>;
let signedIn: boolean;
let day: number;
/** Windows of the panel, what the device shows, and the pages that a tap has opened. */
let windows: DocumentVisibilityState[];
let shown: [title: string, options: NotificationOptions][];
let opened: string[];

beforeEach(() => {
  server = { version: 'a', policy: "form-action 'self'", online: true };
  requested = [];
  stores = new Map();
  signedIn = true;
  day = 0;
  windows = [];
  shown = [];
  opened = [];
  vi.stubGlobal('fetch', async (request: RequestInfo) => serve(pathOf(request)));
  vi.stubGlobal('caches', {
    open: async (name: string) => {
      const files = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, files);
      return cacheOf(files);
    },
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (request: RequestInfo) =>
      [...stores.values()]
        .map((files) => files.get(pathOf(request))?.clone())
        .find((one) => one !== undefined),
  });
});
afterEach(() => vi.unstubAllGlobals());

function cacheOf(files: Map<string, Response>) {
  return {
    match: async (request: RequestInfo) => files.get(pathOf(request))?.clone(),
    put: async (request: RequestInfo, answer: Response) => files.set(pathOf(request), answer),
    addAll: async (paths: string[]) => {
      for (const path of paths) files.set(path, serve(path));
    },
  };
}

function serve(path: string): Response {
  if (!server.online) throw new TypeError('Failed to fetch');
  requested.push(path);
  if (path.startsWith('/assets/'))
    return path.includes(`-${server.version}.`)
      ? new Response(`code ${path}`)
      : new Response(null, { status: 404 });
  const html = `<script nonce="n0nce" src="/assets/base-${server.version}.js"></script>`;
  const policy = `script-src 'nonce-n0nce'; style-src-elem 'nonce-n0nce'; ${server.policy}`;
  const date = new Date(Date.now() - day * 24 * 60 * 60 * 1000).toUTCString();
  return new Response(html, { headers: { 'content-security-policy': policy, date } });
}

interface Worker {
  install(): Promise<void>;
  activate(): Promise<void>;
  /** Its answer; null where it leaves the request to the browser. */
  open(path: string, mode?: RequestMode): Promise<Response> | null;
  /** Its answer to what another app shares. */
  share(type: string, body: string): Promise<Response> | null;
  /** What the push service brings, and a tap on what the device shows. */
  hear(news: unknown): Promise<void>;
  tap(data: string): Promise<void>;
}

async function startWorker(version: string): Promise<Worker> {
  const listeners = new Map<string, (event: object) => void>();
  vi.stubGlobal('self', {
    __WB_MANIFEST: [
      { url: 'index.html', revision: version },
      { url: `assets/base-${version}.js`, revision: null },
    ],
    location: new URL(ORIGIN),
    cookieStore: { get: async () => (signedIn ? { value: '1' } : null) },
    clients: {
      claim: async () => undefined,
      matchAll: async () => windows.map((visibilityState) => ({ visibilityState })),
      openWindow: async (address: string) => opened.push(address),
    },
    registration: {
      showNotification: async (title: string, options: NotificationOptions) => shown.push([title, options]),
    },
    skipWaiting: async () => undefined,
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
  });
  vi.resetModules();
  await import('../../../src/shell/offline/sw.ts');
  const work =
    (type: string, event: object = {}) =>
    async (): Promise<void> => {
      const waited: Promise<unknown>[] = [];
      listeners.get(type)?.({ ...event, waitUntil: (promise: Promise<unknown>) => waited.push(promise) });
      await Promise.all(waited);
    };
  return {
    install: work('install'),
    activate: work('activate'),
    hear: (news) => work('push', { data: news === undefined ? null : { json: () => news } })(),
    tap: (data) => work('notificationclick', { notification: { data, close: () => undefined } })(),
    open: (path, mode = 'navigate') => {
      const request = Object.defineProperty(new Request(ORIGIN + path), 'mode', { value: mode });
      let given: Promise<Response> | null = null;
      const waited: Promise<unknown>[] = [];
      listeners.get('fetch')?.({
        request,
        respondWith: (answer: Promise<Response>) => (given = answer),
        waitUntil: (promise: Promise<unknown>) => waited.push(promise),
      });
      return given;
    },
    share: (type, body) => {
      const headers = { 'content-type': type };
      const request = new Request(`${ORIGIN}/share`, { method: 'POST', headers, body });
      let given: Promise<Response> | null = null;
      listeners.get('fetch')?.({
        request,
        respondWith: (answer: Promise<Response>) => (given = answer),
      });
      return given;
    },
  };
}

async function installed(version: string): Promise<Worker> {
  const worker = await startWorker(version);
  await worker.install();
  await worker.activate();
  requested.length = 0;
  return worker;
}

async function versionAt(worker: Worker, path: string): Promise<string> {
  const text = (await (await worker.open(path))?.text()) ?? '';
  return /base-(\w+)\.js/.exec(text)?.[1] ?? text;
}

test('a member starts from the device, with a nonce that no page had before', async () => {
  const worker = await installed('a');
  server.online = false;
  const nonces = await Promise.all(
    ['/', '/orders'].map(async (path) => {
      const page = await worker.open(path);
      const policy = page?.headers.get('content-security-policy') ?? '';
      const [, nonce = ''] = /script-src 'nonce-([^']+)'/.exec(policy) ?? [];
      expect(atob(nonce)).toHaveLength(16);
      expect(policy).toBe(`script-src 'nonce-${nonce}'; style-src-elem 'nonce-${nonce}'; form-action 'self'`);
      expect(await page?.text()).toBe(`<script nonce="${nonce}" src="/assets/base-a.js"></script>`);
      return nonce;
    }),
  );
  expect(new Set([...nonces, 'n0nce']).size).toBe(3);
  expect(await (await worker.open('/assets/base-a.js', 'cors'))?.text()).toBe('code /assets/base-a.js');
});

test("a visitor's page comes from the server, and from the device where there is no network", async () => {
  const worker = await installed('a');
  signedIn = false;
  await worker.open('/');
  expect(requested).toEqual(['/']);
  server.online = false;
  expect(await versionAt(worker, '/')).toBe('a');
});

test.each(['/api/v1/stores/1/orders/export', '/live', '/dev/outbox', '/icons/192.png'])(
  'the worker has nothing to say about %s',
  async (path) => {
    expect((await installed('a')).open(path)).toBeNull();
  },
);

test('page and code are of one version, before a new one has arrived and after', async () => {
  const before = await installed('a');
  server.version = 'b';
  expect(await versionAt(before, '/')).toBe('a');
  expect(await (await before.open('/assets/base-a.js', 'cors'))?.text()).toBe('code /assets/base-a.js');
  // The page of the server, which the start has asked for, is of the other version.
  expect(await versionAt(before, '/')).toBe('a');

  const after = await installed('b');
  expect(await versionAt(after, '/')).toBe('b');
  // A page of the version before may still be open.
  expect(await (await after.open('/assets/base-a.js', 'cors'))?.text()).toBe('code /assets/base-a.js');
});

test('once code of a version is gone, the page comes from the server, and from the device without network', async () => {
  const worker = await installed('a');
  server.version = 'b';
  expect(await versionAt(worker, '/')).toBe('a');
  // Its code is gone: this is when the page loads itself anew.
  expect((await worker.open('/assets/page-a.js', 'cors'))?.status).toBe(404);
  expect(await versionAt(worker, '/')).toBe('b');
  server.online = false;
  expect(await versionAt(worker, '/')).toBe('a');
});

test('a worker is not installed with the page of another version', async () => {
  const worker = await startWorker('a');
  server.version = 'b';
  await expect(worker.install()).rejects.toThrow(/another version/);
  expect([...stores.values()].flatMap((files) => [...files.keys()])).toEqual([]);
});

test('two versions stay on the device, and nothing of other workers', async () => {
  stores.set('workbox-precache', new Map());
  for (const version of ['a', 'b', 'c']) {
    server.version = version;
    await installed(version);
  }
  expect([...stores.keys()]).toEqual(['panel-b', 'panel-c']);
});

test('what a page may do is asked for at each start, and applies to the next', async () => {
  const worker = await installed('a');
  server.policy = "form-action 'self' https://pay.co";
  const policy = async () => (await worker.open('/'))?.headers.get('content-security-policy');
  expect(await policy()).not.toContain('https://pay.co');
  await expect.poll(policy).toContain('https://pay.co');
});

test('a page that the server has not confirmed for a week is asked for first', async () => {
  day = 8;
  const worker = await installed('a');
  server.version = 'b';
  expect(await versionAt(worker, '/')).toBe('b');
  server.online = false;
  expect(await versionAt(worker, '/')).toBe('a');
});

test('[ORD-19] a shared text stays on the device, also under a new version, and opens a new order', async () => {
  const worker = await installed('a');
  const answer = await worker.share(
    'application/x-www-form-urlencoded',
    `title=&text=${encodeURIComponent('Quiero 2 gorras')}`,
  );
  expect([answer?.status, answer?.headers.get('location')]).toEqual([303, '/order/create']);
  server.version = 'b';
  await installed('b');
  expect(await stores.get('shared')?.get('/shared-text')?.text()).toBe('Quiero 2 gorras');
  expect(requested).toEqual([]);
});

test('[ORD-17] a shared picture stays on the device, and looks for the order that it pays', async () => {
  const worker = await installed('a');
  const body = [
    '--x',
    'content-disposition: form-data; name="text"',
    '',
    'Listo, ya te transferí',
    '--x',
    'content-disposition: form-data; name="picture"; filename="Comprobante ñ.jpg"',
    'content-type: image/jpeg',
    '',
    'picture',
    '--x--',
    '',
  ].join('\r\n');
  const answer = await worker.share('multipart/form-data; boundary=x', body);
  expect([answer?.status, answer?.headers.get('location')]).toEqual([303, '/order/transfer']);
  const stored = stores.get('shared')?.get('/shared-picture');
  expect(stored?.headers.get('content-type')).toBe('image/jpeg');
  expect(decodeURIComponent(stored?.headers.get('x-name') ?? '')).toBe('Comprobante ñ.jpg');
  expect(await stored?.text()).toBe('picture');
  expect(requested).toEqual([]);
});

const NEWS = { title: 'Pedido nuevo #12', body: '$ 45.000', path: '/orders/7', tag: 'order-7' };

test('[SHL-07] news is shown while nobody looks at the panel, and a tap opens the order in a page of its own', async () => {
  const worker = await installed('a');
  windows = ['hidden'];
  await worker.hear(NEWS);
  expect(shown).toMatchObject([['Pedido nuevo #12', { body: '$ 45.000', tag: 'order-7' }]]);
  await worker.tap(String(shown[0]?.[1].data));
  expect(opened).toEqual(['/orders/7']);
});

test('[SHL-07] a panel that somebody looks at rings itself; what is no news shows nothing', async () => {
  const worker = await installed('a');
  await worker.hear(undefined);
  await worker.hear({ title: 'half' });
  windows = ['hidden', 'visible'];
  await worker.hear(NEWS);
  expect(shown).toEqual([]);
});
