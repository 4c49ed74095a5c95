import type { Api } from '../api.ts';
import type { Health } from './health.ts';

export interface SiteParts {
  api: Pick<Api, 'fetch'>;
  health: Health;
  /** The built client; absent where Vite serves it (`npm run dev`). */
  client?: (request: Request, pathname: string) => Response;
}

/** Everything that one port answers: health, the API, and the client for every other path. */
export function createSite({ api, health, client }: SiteParts) {
  return async (request: Request, info: { remoteAddress?: string }): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (pathname === '/live') return health.live();
    if (pathname === '/ready') return health.ready();
    if (pathname === '/api' || pathname.startsWith('/api/')) return api.fetch(request, info);
    return client?.(request, pathname) ?? new Response(null, { status: 404 });
  };
}
