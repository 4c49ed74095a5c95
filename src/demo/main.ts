/** `npm run dev:msw`: starts the API in this page, behind a service worker; then the admin as usual. */
import { setupWorker } from 'msw/browser';
import { createBrowserApi } from './browser-api.ts';
import { withCookieJar } from './cookie-jar.ts';
import { keepCookies, keptCookies } from './kept.ts';
import { http, type HttpHandler } from 'msw';

/** Passes every call below `/api/v1` to an API; there is no second implementation. */
export function apiHandlers(fetch: (request: Request) => Promise<Response>): HttpHandler[] {
  return [http.all('*/api/v1/*', ({ request }) => fetch(request))];
}

const api = await createBrowserApi(location.origin);
const jar = { cookies: await keptCookies(), keep: keepCookies };
const fetch = withCookieJar(api, document, jar);
const worker = setupWorker(...apiHandlers(fetch));
await worker.start({
  serviceWorker: { url: '/api-worker.js' },
  onUnhandledRequest: 'bypass',
  quiet: true,
});
await import('../main.tsx');
