import { ERRORS, type ErrorCode } from '../errors.ts';
import type { Route } from '../http/route.ts';

/** Codes by what can go wrong with a call; what its handler adds stands in its own `refusals` and `answers`. */
function codesOf(route: Route): ErrorCode[] {
  const writes = route.method !== 'GET';
  const signedIn = route.access !== 'public';
  const inStore = typeof route.access === 'object';
  return [
    'unknown_parameter',
    ...(route.body === undefined
      ? []
      : (['malformed_json', 'invalid', 'too_large', 'unsupported_media_type'] as const)),
    ...(signedIn ? (['missing_jwt', 'identity_mismatch'] as const) : []),
    ...(writes ? (['cross_site'] as const) : []),
    ...(route.access === 'staff' ? (['forbidden'] as const) : []),
    ...(inStore ? (['forbidden', 'not_found'] as const) : []),
    ...(inStore && route.method === 'DELETE' ? (['in_use'] as const) : []),
    ...(inStore && route.headers?.['If-Match'] !== undefined ? (['stale', 'version_required'] as const) : []),
    ...(inStore && writes ? (['request_id_reused'] as const) : []),
    ...(route.refusals ?? []),
    'too_many_requests',
    'internal',
    'unavailable',
  ];
}

const CONTENT = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };

/** One response for each status that an error may have, naming its codes. */
export function errorResponses(route: Route): Record<string, object> {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of new Set(codesOf(route))) {
    const { status } = ERRORS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const entries = [...byStatus].sort(([a], [b]) => a - b);
  return Object.fromEntries(
    entries.map(([status, codes]) => [String(status), { description: codes.join(', '), content: CONTENT }]),
  );
}

/** What the route declares: successes with their bodies and headers, and errors in its own words. */
export function declaredResponses(route: Route): Record<string, object> {
  return Object.fromEntries(
    Object.entries(route.answers).map(([status, { description, schema, type, headers }]) => [
      status,
      {
        description,
        headers: { 'X-Request-Id': { $ref: '#/components/headers/RequestId' }, ...described(headers ?? {}) },
        ...(schema === undefined ? {} : { content: { [type ?? 'application/json']: { schema } } }),
        ...(schema === undefined && Number(status) >= 400 ? { content: CONTENT } : {}),
      },
    ]),
  );
}

function described(headers: Record<string, string>): Record<string, object> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, description]) => [name, { description, schema: { type: 'string' } }]),
  );
}
