import type { GroupedRoute } from '../http/route.ts';

/** `GET /openapi.json`: the same for everybody, it holds no data. The document describes this call too, hence the function. */
export function openApiRoute(document: () => object): GroupedRoute {
  return {
    method: 'GET',
    path: '/openapi.json',
    operationId: 'getOpenApi',
    summary: 'This document',
    tag: 'api',
    access: 'public',
    answers: { 200: { description: 'OpenAPI 3.1.', schema: { type: 'object' } } },
    handle: async () => ({ status: 200, body: document() }),
  };
}
