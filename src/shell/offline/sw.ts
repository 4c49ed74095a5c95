/**
 * The service worker. It answers a member's page, and the code of its version, from the device: a start waits for no
 * network. It answers no call of the API, so that its caches hold nothing of a store.
 *
 * A version has a cache of its own, which is filled before it is used. The cache of the version before stays for pages
 * that are still open.
 */
interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Extendable {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Pushed extends Extendable {
  data: { json(): unknown } | null;
}
interface Tapped extends Extendable {
  notification: Notification;
}
/** What a worker has of the browser; the types of the DOM describe a page. */
declare const self: {
  /** The files of this version; the build writes them (`scripts/vite/pwa.ts`). */
  __WB_MANIFEST: { url: string; revision: string | null }[];
  location: Location;
  cookieStore?: CookieStore;
  clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window' }): Promise<readonly { visibilityState: DocumentVisibilityState }[]>;
    openWindow(address: string): Promise<unknown>;
  };
  registration: Pick<ServiceWorkerRegistration, 'showNotification'>;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(type: 'push', listener: (event: Pushed) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: Tapped) => void): void;
};

const PAGE = '/index.html';
const FILES = self.__WB_MANIFEST.map(({ url, revision }) => ({ path: `/${url}`, revision }));
const PATHS = new Set(FILES.map(({ path }) => path));
const PREFIX = 'panel-';
/** The page names the files of its version by their content, so that its own hash is that of all. */
const CACHE = PREFIX + (FILES.find(({ path }) => path === PAGE)?.revision ?? '');

/** A page that the server has not confirmed for so long is asked for again first. */
const LONGEST = 7 * 24 * 60 * 60 * 1_000;

/** What the server answers itself, and files. */
const NO_PAGE = /^\/(?:api|dev|live|ready)(?:\/|$)|\.[a-z0-9]{2,11}$/i;

/** Readable, and worth nothing (`src/authProvider/signed-in-hint.ts`). */
const SIGNED_IN = 'tendero_signed_in';

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return;
  if (request.method === 'POST' && pathname === '/share') event.respondWith(storeShared(request));
  if (request.method !== 'GET') return;
  if (pathname.startsWith('/assets/')) event.respondWith(openFile(event));
  else if (request.mode === 'navigate' && !NO_PAGE.test(pathname)) event.respondWith(openPage(event));
});

self.addEventListener('push', (event) => event.waitUntil(showNews(event.data?.json())));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  // A page of its own: one that is open may hold a form that nobody has saved.
  event.waitUntil(self.clients.openWindow(String(event.notification.data)));
});

async function install(): Promise<void> {
  const page = await readPage();
  if (page === null) throw new Error('The server has another version by now');
  const cache = await caches.open(CACHE);
  await cache.addAll([...PATHS].filter((path) => path !== PAGE));
  await cache.put(PAGE, page);
  await self.skipWaiting();
}

/** The page as the server has it now; null when it belongs to another version, or to a visitor. Rejects without one. */
async function readPage(): Promise<Response | null> {
  const page = await fetch(PAGE, { cache: 'no-store' });
  const named = [...(await page.clone().text()).matchAll(/"(\/assets\/[^"]+\.(?:js|css))"/g)];
  const isOurs = named.length > 0 && named.every(([, path = '']) => PATHS.has(path));
  if (!page.ok) throw new Error('The server has no page now');
  return isOurs ? page : null;
}

/** What another app shares, until a screen takes it (`src/resources/orders/taken-share.ts`). */
const SHARED = 'shared';

/**
 * What the phone shares into the app stays on the device: no server gets it. The picture of a transfer looks for its
 * order, the messages of a chat become a new one.
 */
async function storeShared(request: Request): Promise<Response> {
  const form = await request.formData();
  const picture = form.get('picture');
  if (picture !== null && typeof picture !== 'string' && picture.size > 0) return storePicture(picture);
  const parts = ['title', 'text', 'url'].map((name) => form.get(name));
  const text = parts.filter((part) => typeof part === 'string' && part !== '').join('\n');
  await (await caches.open(SHARED)).put('/shared-text', new Response(text));
  return new Response(null, { status: 303, headers: { location: '/order/create' } });
}

/** The screen says what is wrong with a file that is no picture. */
async function storePicture(picture: File): Promise<Response> {
  const headers = { 'content-type': picture.type, 'x-name': encodeURIComponent(picture.name) };
  await (await caches.open(SHARED)).put('/shared-picture', new Response(picture, { headers }));
  return new Response(null, { status: 303, headers: { location: '/order/transfer' } });
}

/** What the server's `PushMessage` says; it is read with the keys that this browser made. */
interface News {
  title: string;
  body: string;
  path: string;
  tag: string;
}

function isNews(value: unknown): value is News {
  const texts: Partial<Record<keyof News, unknown>> =
    typeof value === 'object' && value !== null ? value : {};
  return [texts.title, texts.body, texts.path, texts.tag].every((text) => typeof text === 'string');
}

/** A panel that somebody looks at shows its news itself, and rings. */
async function showNews(news: unknown): Promise<void> {
  if (!isNews(news)) return;
  const pages = await self.clients.matchAll({ type: 'window' });
  if (pages.some(({ visibilityState }) => visibilityState === 'visible')) return;
  const { title, body, tag, path } = news;
  await self.registration.showNotification(title, { body, tag, data: path, icon: '/icons/192.png' });
}

/** Of the caches of other versions the newest stays. */
async function activate(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name !== CACHE && name !== SHARED);
  const last = others.findLast((name) => name.startsWith(PREFIX));
  await Promise.all(others.filter((name) => name !== last).map((name) => caches.delete(name)));
  await self.clients.claim();
}

/**
 * A member's page comes from the cache, until a file of its version is gone. A visitor's has other files and comes from the
 * network, as does every page where a worker cannot read cookies.
 */
async function openPage(event: Fetching): Promise<Response> {
  const stored = await (await caches.open(CACHE)).match(PAGE);
  if (stored === undefined) return fetch(event.request);
  const isMember = (await self.cookieStore?.get(SIGNED_IN)) != null;
  if (isMember && Date.now() - Date.parse(stored.headers.get('date') ?? '') < LONGEST) {
    event.waitUntil(confirmPage().catch(() => undefined));
    return withNonce(stored);
  }
  return fetch(event.request).catch(() => withNonce(stored));
}

/** What the page may do can change without a new version, such as where its forms go. */
async function confirmPage(): Promise<void> {
  const page = await readPage();
  if (page !== null) await (await caches.open(CACHE)).put(PAGE, page);
}

/** Each answer has a nonce of its own, in the policy and in the page, as the server's have. */
async function withNonce(stored: Response): Promise<Response> {
  const headers = new Headers(stored.headers);
  // The body is decoded by now.
  headers.delete('content-encoding');
  const policy = headers.get('content-security-policy') ?? '';
  const text = await stored.text();
  const [, old] = /'nonce-([^']+)'/.exec(policy) ?? [];
  if (old === undefined) return new Response(text, { headers });
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
  headers.set('content-security-policy', policy.replaceAll(old, nonce));
  return new Response(text.replaceAll(old, nonce), { headers });
}

/** Files have the hash of their content in their names: what any version has stored is right. */
async function openFile(event: Fetching): Promise<Response> {
  const { request } = event;
  const cache = await caches.open(CACHE);
  const stored = await cache.match(request, { ignoreVary: true });
  if (stored !== undefined) return stored;
  const answer = (await caches.match(request, { ignoreVary: true })) ?? (await fetch(request));
  if (answer.ok) event.waitUntil(cache.put(request, answer.clone()));
  // A file of this version that is gone: the page loads itself anew (`src/dataProvider/replaced-page.ts`).
  else if ((await readPage().catch(() => undefined)) === null) await agePage(cache);
  return answer;
}

/** Lets the stored page be older than any that is shown without asking the server. */
async function agePage(cache: Cache): Promise<void> {
  const stored = await cache.match(PAGE);
  if (stored === undefined) return;
  const headers = new Headers(stored.headers);
  headers.set('date', new Date(0).toUTCString());
  await cache.put(PAGE, new Response(stored.body, { headers }));
}
