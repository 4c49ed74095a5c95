import { http, type HttpHandler } from 'msw';

/** Passes every call below `/api/v1` to an API; there is no second implementation. */
export function apiHandlers(fetch: (request: Request) => Promise<Response>): HttpHandler[] {
  return [http.all('*/api/v1/*', ({ request }) => fetch(request))];
}
