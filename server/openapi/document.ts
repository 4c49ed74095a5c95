import { createSchema, patchSchema, recordSchema, updateSchema } from '../../domain/schema/derive.ts';
import type { Resource } from '../../domain/schema/model.ts';
import { REFUSED_RECORDS } from '../../domain/bulk/bulk-answers.ts';
import type { JsonSchema } from '../../domain/schema/vocabulary.ts';
import { ERRORS, type ErrorCode, type ErrorDetails } from '../errors.ts';
import { takesMuch } from '../http/body.ts';
import type { GroupedRoute, Route } from '../http/route.ts';
import { lookupPart } from '../resources/reference-names.ts';
import { componentNames } from '../resources/routes/describe.ts';

const FIELD_ERROR: JsonSchema = {
  type: 'object',
  description: 'A validation keyword or the name of a rule, with what fills its sentence.',
  properties: {
    key: { type: 'string' },
    args: { type: 'object', additionalProperties: { type: ['string', 'number'] } },
  },
  required: ['key'],
  additionalProperties: false,
};

/** What some codes bring beyond the message. */
const DETAILS = {
  accepted: { type: 'string', description: 'The media type that is taken.' },
  allow: { type: 'array', items: { type: 'string' }, description: 'The methods that the path has.' },
  count: { type: 'integer', description: 'How many records the list has by now.' },
  current: { type: 'object', description: 'The record as it is by now.' },
  failed: { ...REFUSED_RECORDS, description: 'Why each record could not be undone.' },
  feature: { type: 'string', description: 'What the plan would have to include.' },
  header: { type: 'string', description: 'The header that is malformed.' },
  incoming_ip: { type: ['string', 'null'], description: 'Where the domain leads.' },
  limit: { type: ['integer', 'string'], description: 'The most that is taken, or the limit of the plan.' },
  max: { type: 'integer', description: 'What that limit is.' },
  max_depth: { type: 'integer' },
  max_values: { type: 'integer' },
  missing: { type: 'array', items: { type: 'integer' }, description: 'Ids that no record has.' },
  moved_to: { type: 'integer', description: 'The record that this one was merged into.' },
  parameter: { type: 'string', description: 'The parameter of the query that is wrong.' },
  permission: { type: ['string', 'null'], description: 'What the member would need.' },
  price: { type: ['integer', 'null'], description: 'The price by now.' },
  quantity: { type: ['integer', 'null'], description: 'The quantity by now.' },
  required_ip: { type: ['string', 'null'], description: 'Where the domain must lead.' },
  resource: { type: 'string', description: 'What refers to the record.' },
  retry_after: { type: 'integer', description: 'In seconds.' },
} satisfies Record<keyof ErrorDetails, JsonSchema>;

const ERROR_CODE = { type: 'string', enum: Object.keys(ERRORS) } satisfies JsonSchema;

const ERROR: JsonSchema = {
  type: 'object',
  description: 'Every error.',
  properties: {
    message: { type: 'string', description: 'A sentence in the language of the reader.' },
    code: ERROR_CODE,
    errors: {
      type: 'object',
      description: 'By dotted source: `product_variants.2.price`.',
      additionalProperties: { $ref: '#/components/schemas/FieldError' },
    },
    ...DETAILS,
  },
  required: ['message', 'code'],
  additionalProperties: false,
};

/** `components.schemas`: errors, and four shapes of every resource, and what a lookup shows of some. */
function schemaComponents(resources: Resource[]): Record<string, JsonSchema> {
  const components: Record<string, JsonSchema> = {
    Error: ERROR,
    ErrorCode: ERROR_CODE,
    FieldError: FIELD_ERROR,
  };
  for (const resource of resources) {
    const names = componentNames(resource);
    components[names.record] = recordSchema(resource);
    components[names.create] = createSchema(resource);
    components[names.update] = updateSchema(resource);
    components[names.patch] = patchSchema(resource);
    const part = lookupPart(resource);
    if (part !== undefined) components[names.lookup] = recordSchema(part);
  }
  return components;
}

const REQUEST_ID = { type: 'string', pattern: '^[A-Za-z0-9_-]{8,64}$' };

/** The OpenAPI 3.1 document of every route given; routes are its only source, so it is never out of date. */
export function openApiDocument(
  resources: Resource[],
  routes: GroupedRoute[],
  basePath: string,
  components: Record<string, JsonSchema>,
): object {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tendero',
      version: '1',
      description: 'The back office of a store that sells through WhatsApp.',
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: basePath }],
    security: [{ session: [] }],
    tags: tagsOf(resources, routes),
    paths: pathsOf(routes),
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-tendero',
          description: 'Set by POST /users/auth; without the prefix on plain http.',
        },
      },
      parameters: {
        RequestId: {
          name: 'X-Request-Id',
          in: 'header',
          description: 'Unique per call. A write repeated under one id has one effect and one answer.',
          schema: REQUEST_ID,
        },
        UserEmail: {
          name: 'X-User-Email',
          in: 'header',
          description: 'Must be the address of the session, when sent. It grants nothing.',
          schema: { type: 'string' },
        },
      },
      headers: {
        RequestId: { description: 'The id of this call, as logged and audited.', schema: REQUEST_ID },
      },
      schemas: { ...schemaComponents(resources), ...components },
    },
  };
}

function tagsOf(resources: Resource[], routes: GroupedRoute[]): object[] {
  const words = new Map(resources.map(({ name, label }) => [name, (label.en ?? label.es).many]));
  const names = new Set(routes.map(({ tag }) => tag));
  return [...names].sort().map((name) => ({ name, description: words.get(name) ?? name }));
}

function pathsOf(routes: GroupedRoute[]): Record<string, Record<string, object>> {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes) {
    const operations = (paths[route.path] ??= {});
    // A module's route stands before a generated one, here as in the router.
    operations[route.method.toLowerCase()] ??= operationOf(route);
  }
  return paths;
}

/** One call as an OpenAPI operation. */
function operationOf(route: GroupedRoute): object {
  const { operationId, summary, tag, body, bodyType, access } = route;
  const takesBody = body !== undefined || bodyType !== undefined;
  const rule = typeof access === 'object' ? access : undefined;
  return {
    operationId,
    summary,
    tags: [tag],
    ...(rule === undefined
      ? {}
      : {
          'x-permission': rule.permission,
          ...(rule.lookup && { 'x-lookup-permission': rule.lookup }),
          ...(rule.feature && { 'x-feature': rule.feature }),
          ...(rule.allBranches && { 'x-all-branches': true }),
        }),
    security: access === 'public' ? [] : [{ session: [] }],
    parameters: parametersOf(route),
    ...(takesBody
      ? {
          requestBody: {
            required: true,
            content: { [bodyType ?? 'application/json']: { schema: body ?? { type: 'object' } } },
          },
        }
      : {}),
    responses: responsesOf(route),
  };
}

function parametersOf(route: Route): object[] {
  return [
    ...pathParameters(route.path),
    ...Object.entries(route.query ?? {}).map(([name, schema]) => queryParameter(name, schema)),
    ...Object.entries(route.headers ?? {}).map(([name, description]) => ({
      name,
      in: 'header',
      description,
      schema: { type: 'string' },
    })),
    { $ref: '#/components/parameters/RequestId' },
    ...(route.access === 'public' ? [] : [{ $ref: '#/components/parameters/UserEmail' }]),
  ];
}

function pathParameters(path: string): object[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: /^id$|Id$/.test(name) ? { type: 'integer', minimum: 1 } : { type: 'string' },
  }));
}

function queryParameter(name: string, { description, ...schema }: JsonSchema): object {
  return { name, in: 'query', ...(description === undefined ? {} : { description }), schema };
}

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
    ...(inStore ? (['not_found', 'forbidden', 'store_inactive', 'plan_unpaid'] as const) : []),
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
function responsesOf(route: Route): Record<string, object> {
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
