/** `npm run dev:msw`: starts the API in this page, behind a service worker; then the admin as usual. */
import { http } from 'msw';
import { setupWorker } from 'msw/browser';
import { createBrowserApi } from './browser-api.ts';
import { withCookieJar } from './cookie-jar.ts';
import { keepCookies, keptCookies } from './kept.ts';

const api = await createBrowserApi(location.origin);
const jar = { cookies: await keptCookies(), keep: keepCookies };
const answer = withCookieJar(api, document, jar);
// Every call passes to the API of the product; there is no second implementation.
const worker = setupWorker(http.all('*/api/v1/*', ({ request }) => answer(request)));
await worker.start({
  serviceWorker: { url: '/api-worker.js' },
  onUnhandledRequest: 'bypass',
  quiet: true,
});
await import('../main.tsx');
