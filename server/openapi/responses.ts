import type { JsonSchema } from '../../domain/schema/vocabulary.ts';
import { ERRORS, type ErrorCode } from '../errors.ts';
import type { Route } from '../http/route.ts';
import { takesMuch } from '../http/body.ts';

/** Errors that the edge answers before a handler runs. What handlers refuse stands in `refusals` alone. */
function edgeCodes(route: Route): ErrorCode[] {
  const { method, access, body, bodyType, anyQuery } = route;
  const writes = method !== 'GET';
  const takesJson = body !== undefined && (bodyType ?? 'application/json') === 'application/json';
  const inStore = typeof access === 'object';
  return [
    // A malformed `X-Request-Id`.
    'bad_request',
    ...(anyQuery ? [] : (['unknown_parameter', 'invalid_parameter'] as const)),
    ...(writes ? (['cross_site', 'too_large'] as const) : []),
    ...(writes && bodyType !== '*/*' ? (['unsupported_media_type'] as const) : []),
    ...(takesJson ? (['malformed_json'] as const) : []),
    ...(body === undefined ? [] : (['invalid'] as const)),
    ...(access === 'public' ? [] : (['missing_jwt', 'invalid_jwt', 'identity_mismatch'] as const)),
    ...(access === 'staff' ? (['forbidden'] as const) : []),
    ...(inStore ? (['not_found', 'forbidden', 'store_inactive'] as const) : []),
    ...(inStore && access.feature !== undefined ? (['plan_required'] as const) : []),
    // Every write of a store runs once for each id of a request.
    ...(inStore && writes ? (['request_id_reused'] as const) : []),
    ...(inStore && takesMuch(route) ? (['too_many_requests'] as const) : []),
    'internal',
    'unavailable',
  ];
}

function codesByStatus(route: Route): Map<number, ErrorCode[]> {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of new Set([...edgeCodes(route), ...(route.refusals ?? [])])) {
    const { status } = ERRORS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return byStatus;
}

/** What a call may answer: its successes as declared, and one response for each status that an error may have. */
export function responsesOf(route: Route): Record<string, object> {
  const codes = codesByStatus(route);
  const statuses = new Set([...codes.keys(), ...Object.keys(route.answers).map(Number)]);
  return Object.fromEntries(
    [...statuses]
      .sort((a, b) => a - b)
      .map((status) => [
        String(status),
        status >= 400
          ? errorResponse(codes.get(status) ?? [], route.answers[status]?.description)
          : declaredResponse(route.answers[status]),
      ]),
  );
}

/** Names its codes in words and in its schema. */
function errorResponse(codes: ErrorCode[], words: string | undefined): object {
  const schema: JsonSchema = {
    allOf: [{ $ref: '#/components/schemas/Error' }, { properties: { code: { enum: codes } } }],
  };
  return {
    description: [codes.join(', '), ...(words === undefined ? [] : [words])].join('. '),
    content: { 'application/json': { schema } },
  };
}

function declaredResponse(answer: Route['answers'][number] | undefined): object {
  const { description = '', schema, type = [], headers = {} } = answer ?? {};
  const content = {
    ...(schema === undefined ? {} : { 'application/json': { schema } }),
    ...Object.fromEntries([type].flat().map((name) => [name, {}])),
  };
  return {
    description,
    headers: { 'X-Request-Id': { $ref: '#/components/headers/RequestId' }, ...described(headers) },
    ...(Object.keys(content).length === 0 ? {} : { content }),
  };
}

function described(headers: Record<string, string>): Record<string, object> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, description]) => [name, { description, schema: { type: 'string' } }]),
  );
}
