import type { Api } from './api.ts';
import type { RequestInfo } from './http/handler.ts';
import type { createDevOutbox } from './dev-outbox.ts';
import { compressed } from './http/node/compress.ts';
import { createHealth, type Health } from './http/health.ts';
import { pathOf } from './http/request-url.ts';

export interface SiteParts {
  api: Pick<Api, 'fetch'>;
  health: Health;
  /** The built client; absent where Vite serves it (`npm run dev`). */
  client?: (request: Request, pathname: string, info: RequestInfo) => Response;
  /** Only where messages go into an outbox: `createDevOutbox`. */
  outbox?: ReturnType<typeof createDevOutbox>;
}

/** The answers of a server that is starting: it lives, and serves nothing yet, such as while its data are upgraded. */
export async function startingSite(request: Request): Promise<Response> {
  const health = createHealth(async () => false);
  const pathname = pathOf(request.url);
  if (pathname === '/live') return health.live();
  if (pathname === '/ready') return health.ready();
  return new Response(null, { status: 503, headers: { 'retry-after': '2', 'cache-control': 'no-store' } });
}

/** Everything that one port answers: health, the API, and the client for every other path. */
export function createSite({ api, health, client, outbox }: SiteParts) {
  return async (request: Request, info: { remoteAddress?: string }): Promise<Response> => {
    const pathname = pathOf(request.url);
    if (pathname === '/live') return health.live();
    if (pathname === '/ready') return health.ready();
    if (pathname === '/api' || pathname.startsWith('/api/'))
      return compressed(request, await api.fetch(request, info));
    const shown = await outbox?.(request, pathname, info);
    if (shown) return shown;
    return client?.(request, pathname, info) ?? new Response(null, { status: 404 });
  };
}
