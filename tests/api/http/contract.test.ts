import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';
import { createTestApi, type TestApi } from '../../support/api.ts';
import { createContract, type Answered, type Contract } from '../../support/contract.ts';

let api: TestApi;
let contract: Contract;

beforeAll(async () => {
  api = await createTestApi();
  contract = createContract(api.api.openapi);
}, 60_000);
afterAll(() => api.close());

describe('an answer that breaks its contract is found', () => {
  const COUNT = { id: 7, count: 2 };
  const JSON_TYPE = 'application/json; charset=utf-8';
  const CSV_TYPE = 'text/csv; charset=utf-8';

  function faultOf(answered: Partial<Answered> & { body?: unknown }): string {
    const { body = [COUNT], ...given } = answered;
    const pathname = '/stores/1/products/counts';
    const usual = { method: 'GET', pathname, status: 200, type: JSON_TYPE, text: JSON.stringify(body) };
    return contract.faults({ ...usual, ...given }).join();
  }

  test('one that keeps it has no fault', () => {
    expect(faultOf({})).toBe('');
    expect(faultOf({ status: 404, body: { message: 'No está.', code: 'not_found' } })).toBe('');
    expect(faultOf({ pathname: '/stores/1/orders/export', type: CSV_TYPE, text: undefined })).toBe('');
    expect(faultOf({ method: 'POST', pathname: '/logout', status: 204, type: '', text: '' })).toBe('');
  });

  test.each<[string, Parameters<typeof faultOf>[0], string]>([
    ['a member too many', { body: [{ ...COUNT, name: 'Ruana' }] }, 'additional properties (name)'],
    ['a missing member', { body: [{ id: 7 }] }, "required property 'count'"],
    ['a member of another type', { body: [{ ...COUNT, count: '2' }] }, '/0/count must be integer'],
    ['no body where there is one', { body: null }, 'must be array'],
    ['a status that is not documented', { status: 201 }, 'is no status of the call'],
    [
      'a code that the call does not refuse with',
      { status: 404, body: { message: 'No está.', code: 'in_use' } },
      'must be equal to one of the allowed values',
    ],
    [
      'a detail that no error has',
      { status: 404, body: { message: 'No está.', code: 'not_found', stack: 'at handler.ts:1' } },
      'additional properties (stack)',
    ],
    ['another media type', { type: 'text/html', text: undefined }, 'is «text/html»'],
    ['a file of another type', { pathname: '/stores/1/orders/export', type: 'image/png' }, 'is «image/png»'],
    [
      'a body where none is documented',
      { method: 'POST', pathname: '/logout', status: 204 },
      'the document says none',
    ],
    ['a path that is not documented', { pathname: '/stores/1/nothing' }, 'is no call of the document'],
    ['a method that is not documented', { method: 'PATCH' }, 'is no call of the document'],
  ])('%s', (_, answered, fault) => {
    expect(faultOf(answered)).toContain(fault);
  });

  test('an id is digits, and a name is not read as one', () => {
    const record = { pathname: '/stores/1/products/7', status: 304, type: '', text: '' };
    expect(faultOf(record)).toBe('');
    expect(faultOf({ ...record, pathname: '/stores/1/products/counts' })).toContain('is no status');
    expect(faultOf({ ...record, pathname: '/stores/1/products/seven' })).toContain('is no call');
  });
});

describe('the schema of an answer says all of it', () => {
  const schemas = new Map<string, JsonSchema>();

  /** Objects that a member can be added to or taken from unseen, by their places. */
  function looseIn(schema: JsonSchema, place: string): string[] {
    const { properties, required = [], additionalProperties, items, $ref } = schema;
    const referred = $ref === undefined ? undefined : schemas.get($ref);
    if ($ref !== undefined && referred !== undefined) {
      schemas.delete($ref);
      return looseIn(referred, $ref);
    }
    const parts = [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
    const isObject = [schema.type].flat().includes('object');
    const isOpen = isObject && additionalProperties === undefined;
    const isEmpty = properties !== undefined && Object.keys(properties).length > 0 && required.length === 0;
    return [
      ...(isOpen ? [`${place}: takes any member`] : []),
      ...(isObject && isEmpty ? [`${place}: requires nothing`] : []),
      ...Object.entries(properties ?? {}).flatMap(([name, one]) => looseIn(one, `${place}.${name}`)),
      ...parts.flatMap((one) => looseIn(one, place)),
      ...(items === undefined ? [] : looseIn(items, `${place}[]`)),
      ...(typeof additionalProperties === 'object' ? looseIn(additionalProperties, `${place}.*`) : []),
    ];
  }

  /** Their own schema says what they hold: a form of a store, this document, and a record of any resource. */
  const ANY = [
    'GET /stores/{storeId}/dynamic-form 200.schema',
    'POST /stores/{storeId}/dynamic-form 200.schema',
    'POST /stores/{storeId}/dynamic-form 201.schema',
    'PUT /stores/{storeId}/dynamic-form 200.schema',
    'GET /openapi.json 200',
    '#/components/schemas/Error.current',
  ];

  test('its objects are closed, and require their members', () => {
    const { components } = api.api.openapi as { components: { schemas: Record<string, JsonSchema> } };
    for (const [name, schema] of Object.entries(components.schemas))
      schemas.set(`#/components/schemas/${name}`, schema);
    const loose = [
      ...api.api.routes.flatMap(({ method, path, answers }) =>
        Object.entries(answers).flatMap(([status, { schema = {} }]) =>
          looseIn(schema, `${method} ${path} ${status}`),
        ),
      ),
      ...looseIn({ $ref: '#/components/schemas/Error' }, 'Error'),
    ];
    expect(loose).toEqual(ANY.map((place) => `${place}: takes any member`));
  });

  test('every status of an error names its codes', () => {
    const { paths } = api.api.openapi as {
      paths: Record<string, Record<string, { responses: Record<string, { description: string }> }>>;
    };
    const nameless = Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).flatMap(([verb, { responses }]) =>
        Object.entries(responses).flatMap(([status, { description }]) =>
          Number(status) < 400 || /^[a-z_]+(, [a-z_]+)*(\. |$)/.test(description)
            ? []
            : [`${verb} ${path} ${status}: ${description}`],
        ),
      ),
    );
    expect(nameless).toEqual([]);
  });
});
