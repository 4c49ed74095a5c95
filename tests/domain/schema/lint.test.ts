import { describe, expect, test } from 'vitest';
import { lintSchemas } from '../../../domain/schema/lint/lint.ts';
import { formatMistake } from '../../../domain/schema/lint/context.ts';
import { SYSTEM_TABLES } from '../../../domain/schema/lint/names.ts';
import { parseSchemas } from '../../../domain/schema/lint/parse.ts';
import { RETENTION } from '../../../server/modules/upkeep/retention.ts';
import { schemaFiles, tiny } from './schema-files.ts';

const LABEL = { 'x-label': { es: 'Dato' } };

const coupons = {
  ...tiny({}),
  'x-resource': {
    name: 'coupons',
    label: { es: { one: 'Cupón', many: 'Cupones' } },
    representation: 'code',
    menu: { group: 'manege', order: 1 },
  },
  'x-views': { list: { columns: ['code', 'percnt'] } },
  required: ['code'],
  properties: {
    code: { type: 'string', 'x-lable': { es: 'Código' } },
    percent: { type: 'integer', minLength: 2, ...LABEL },
    collection_id: {
      type: 'integer',
      ...LABEL,
      'x-ref': { resource: 'colections', relation: 'many-to-one' },
    },
  },
};

/** Only the schemas that the cases below need: linting all resources takes half a second. */
const neighbours = {
  'common.json': { $defs: { phone: { type: 'string' } } },
  'products.json': {
    ...tiny({
      parts: {
        type: 'array',
        ...LABEL,
        'x-db': { table: 'product_parts' },
        items: { type: 'object', properties: { part: { type: 'string', ...LABEL } } },
      },
      maker_id: { type: 'integer', ...LABEL },
    }),
    'x-resource': {
      name: 'products',
      label: { es: { one: 'Producto', many: 'Productos' } },
      representation: 'name',
    },
  },
};

function reasons(content: unknown, name = 'things'): string[] {
  return lintSchemas({ ...neighbours, [`${name}.json`]: content }).map((mistake) => mistake.reason.en);
}

test('the schemas of the project have no mistakes', () => {
  expect(lintSchemas(schemaFiles()).map(formatMistake)).toEqual([]);
});

test('[SCH-03] five different mistakes in one schema are five messages with file, pointer, reason and suggestion', () => {
  const mistakes = lintSchemas({ ...schemaFiles(), 'coupons.json': coupons });
  expect(mistakes.map(formatMistake).toSorted()).toEqual([
    'schemas/coupons.json /properties/code/x-lable: unknown keyword "x-lable" (did you mean "x-label"?)',
    'schemas/coupons.json /properties/collection_id/x-ref/resource: there is no resource "colections" (did you mean "collections"?)',
    'schemas/coupons.json /properties/percent: "minLength" needs the type string',
    'schemas/coupons.json /x-resource/menu/group: there is no menu group "manege" (did you mean "manage"?)',
    'schemas/coupons.json /x-views/list/columns/1: there is no property "percnt" (did you mean "percent"?)',
  ]);
});

test('mistakes of several files are told together', () => {
  const files = { ...schemaFiles(), 'coupons.json': coupons, 'things.json': tiny({ a: { type: 'string' } }) };
  expect(new Set(lintSchemas(files).map(({ file }) => file))).toEqual(
    new Set(['coupons.json', 'things.json']),
  );
});

test('a file that is no JSON is named, and does not hide the others', () => {
  const { files, mistakes } = parseSchemas(
    new Map([
      ['a.json', '{'],
      ['b.json', '{}'],
    ]),
  );
  expect(mistakes.map(({ file }) => file)).toEqual(['a.json']);
  expect(Object.keys(files)).toEqual(['b.json']);
});

describe('one mistake, one message', () => {
  const text = { type: 'string', ...LABEL } as const;
  const cases: [string, unknown, string][] = [
    [
      'a property without words',
      tiny({ a: { type: 'string' } }),
      'has no x-label: write "x-label": { "es": "…" }',
    ],
    [
      'words without Spanish',
      tiny({ a: { type: 'string', 'x-label': JSON.parse('{"en": "A"}') } }),
      '"es" is missing',
    ],
    [
      'a name of the system',
      tiny({ created_at: text }),
      '"created_at" is a name of the system: choose another name',
    ],
    [
      'a prototype key',
      tiny({ constructor: text }),
      '"constructor" is a name of the system: choose another name',
    ],
    [
      'a required property that does not exist',
      tiny({}, { required: ['nmae'] }),
      'there is no property "nmae"',
    ],
    ['a broken pattern', tiny({ a: { ...text, pattern: '(' } }), 'Invalid regular expression'],
    [
      'a default of another type',
      tiny({ a: { ...text, default: 3 } }),
      'the default is no value of the property',
    ],
    ['an unknown format', tiny({ a: { ...text, format: 'emial' } }), '"emial" is unknown'],
    [
      'a $ref that points nowhere',
      tiny({ a: { $ref: 'common.json#/$defs/fone', ...LABEL } }),
      '$ref points nowhere',
    ],
    [
      'words for a value that does not exist',
      tiny({
        a: { ...text, enum: ['x'], 'x-enum': { x: { label: { es: 'X' } }, y: { label: { es: 'Y' } } } },
      }),
      '"y" is no value of enum',
    ],
    [
      'a value without words',
      tiny({ a: { ...text, enum: ['x', 'y'], 'x-enum': { x: { label: { es: 'X' } } } } }),
      'the value y has no label: add "y": { "label": { "es": "…" } }',
    ],
    [
      'a widget that cannot edit the field',
      tiny({ a: { ...text, 'x-ui': { widget: 'money' } } }),
      '"money" cannot edit "a" (text): use text',
    ],
    [
      'an option that the widget lacks',
      tiny({ a: { ...text, 'x-ui': { widget: 'multiline', options: { lines: 3 } } } }),
      'has no option "lines"',
    ],
    [
      'a rule about nothing',
      tiny({}, { rules: [{ if: { type: 'object' }, then: { show: ['b'] } }] }),
      'there is no property "b"',
    ],
    [
      'a hidden property that is always required',
      tiny({}, { rules: [{ if: { type: 'object' }, then: { show: ['name'] } }] }),
      '"name" is always required',
    ],
    [
      'an unknown permission',
      tiny({ a: { ...text, 'x-access': { read: { permission: 'a.b' } } } }),
      'there is no permission "a.b"',
    ],
    [
      'a table inside a table',
      tiny({
        a: {
          type: 'array',
          ...LABEL,
          'x-db': { table: 'thing_parts' },
          items: {
            type: 'object',
            properties: {
              b: {
                type: 'array',
                ...LABEL,
                'x-db': { table: 'more' },
                items: { type: 'object', properties: { c: text } },
              },
            },
          },
        },
      }),
      'inside a table already',
    ],
    [
      'a table of the system',
      tiny({
        a: {
          type: 'array',
          ...LABEL,
          'x-db': { table: 'audit' },
          items: { type: 'object', properties: { b: text } },
        },
      }),
      'belongs to the system',
    ],
    [
      'a table of another resource',
      tiny({
        a: {
          type: 'array',
          ...LABEL,
          'x-db': { table: 'product_parts' },
          items: { type: 'object', properties: { b: text } },
        },
      }),
      'is already that of schemas/products.json',
    ],
    [
      'rows that nothing points from',
      tiny({
        a: {
          type: 'array',
          items: { type: 'integer' },
          ...LABEL,
          'x-ref': { resource: 'products', relation: 'one-to-many', via: 'maker_id' },
        },
      }),
      '"maker_id" of products does not refer to things: name a property that does',
    ],
    [
      'a required reference that a deletion would empty',
      tiny(
        {
          a: {
            type: 'integer',
            ...LABEL,
            'x-ref': { resource: 'products', relation: 'many-to-one', onDelete: 'set-null' },
          },
        },
        { required: ['a'] },
      ),
      'a required reference cannot be set to null',
    ],
  ];
  test.each(cases)('%s', (_name, content, reason) => {
    expect(reasons(content)).toEqual([expect.stringContaining(reason)]);
  });

  const listed = (list: object) => ({
    ...tiny({ secret: { ...text, writeOnly: true }, day: { type: 'string', format: 'date', ...LABEL } }),
    'x-views': { list },
  });
  test.each([
    ['a secret column', { columns: ['secret'] }],
    ['a secret filter', { filters: [{ source: 'secret', op: 'equals' }] }],
    ['a secret sort', { sort: { field: 'secret', order: 'ASC' } }],
    ['a secret search', { search: ['secret'] }],
  ])('%s', (_name, list) => {
    expect(reasons(listed(list))).toEqual(['"secret" is write only and never shown: take it out']);
  });

  test.each([
    ['of a filter', [{ source: 'day', op: 'in', aliases: ['name'] }]],
    ['of another alias', [{ source: 'day', op: 'in', aliases: ['date'] }]],
  ])('an alias that is the name %s', (_name, more) => {
    const filters = [{ source: 'name', op: 'in', aliases: ['date'] }, ...more];
    expect(reasons(listed({ filters }))).toEqual([
      `"${more[0]?.aliases[0]}.in" is a filter already: take the alias out`,
    ]);
  });

  test('an alias with another operator, or the name of a property that is no filter', () => {
    const filters = [
      { source: 'name', op: 'in', aliases: ['day'] },
      { source: 'day', op: 'between', aliases: ['name'] },
    ];
    expect(reasons(listed({ filters }))).toEqual([]);
  });

  test('a filter that makes no sense for the field', () => {
    expect(reasons(listed({ filters: [{ source: 'day', op: 'contains' }] }))).toEqual([
      '"contains" does not fit "day" (day): use in or equals or between',
    ]);
  });
});

test('a file has the name of its resource', () => {
  expect(reasons(tiny({}), 'stuff')).toEqual(['the file of "things" must be named things.json']);
});

test.each([
  null,
  5,
  [],
  'text',
  { type: 'object', properties: 5, 'x-resource': [], 'x-rules': [1, { if: 3 }] },
  {
    properties: {
      a: 1,
      b: { type: 3, 'x-ref': 5, 'x-enum': 3, items: 4, 'x-ui': 3, enum: 5, 'x-money': 1, 'x-db': [] },
    },
    'x-resource': { name: 5 },
    'x-views': { list: { columns: 5, filters: {} } },
  },
])('content of any shape is told apart, never crashed on: %j', (content) => {
  expect(lintSchemas({ 'things.json': content }).length).toBeGreaterThan(0);
});

test('the tables of the system are those that the server declares', () => {
  // Its type asks for each of them.
  const declared = Object.keys(RETENTION);
  expect(declared.length).toBeGreaterThan(5);
  expect([...SYSTEM_TABLES].toSorted()).toEqual(declared.toSorted());
});
