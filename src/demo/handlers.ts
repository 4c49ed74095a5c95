import { http, type HttpHandler } from 'msw';

/** Hands every call below `/api/v1` to an API; no second implementation of it exists. */
export function apiHandlers(fetch: (request: Request) => Promise<Response>): HttpHandler[] {
  return [http.all('*/api/v1/*', ({ request }) => fetch(request))];
}
