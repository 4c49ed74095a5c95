/** `npm run dev:msw`: starts the API in this page, behind a service worker; then the admin as usual. */
import { setupWorker } from 'msw/browser';
import { createBrowserApi } from './browser-api.ts';
import { withCookieJar } from './cookie-jar.ts';
import { apiHandlers } from './handlers.ts';

/** The sessions of the last page ended with its database. */
document.cookie = 'tendero_signed_in=; Path=/; Max-Age=0; SameSite=Lax';

const api = await createBrowserApi(location.origin);
const worker = setupWorker(...apiHandlers(withCookieJar(api, document)));
await worker.start({ onUnhandledRequest: 'bypass', quiet: true });
await import('../main.tsx');
