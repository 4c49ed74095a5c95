/** Mistakes that a shape cannot say: each case plants one, and expects one message. */
import { describe, expect, test } from 'vitest';
import { lintSchemas } from '../../../domain/schema/lint/lint.ts';
import { formatMistake } from '../../../domain/schema/lint/context.ts';
import type { JsonSchema, ResourceSchema } from '../../../domain/schema/vocabulary.ts';
import { COMPUTATIONS, FAKES, RESOURCE_ICONS } from '../../../domain/schema/closed-lists.ts';
import { schemaFiles, tiny } from './schema-files.ts';

const LABEL = { 'x-label': { es: 'Dato' } };
const text = { type: 'string', ...LABEL } as const;
const whole = { type: 'integer', ...LABEL } as const;

/** A second resource, for references. */
const makers: ResourceSchema = {
  ...tiny({ active: { type: 'integer', enum: [0, 1], ...LABEL }, key: { ...text, writeOnly: true } }),
  'x-resource': {
    name: 'makers',
    label: { es: { one: 'Fabricante', many: 'Fabricantes' } },
    representation: 'name',
  },
};

function lint(content: object, name = 'things', more: object = {}): string[] {
  return lintSchemas({ 'makers.json': makers, ...more, [`${name}.json`]: content }).map(formatMistake);
}

const refers = (filter: Record<string, string | number | boolean>) =>
  tiny({ maker_id: { ...whole, 'x-ref': { resource: 'makers', relation: 'many-to-one', filter } } });

/** A resource of that name, with a required reference to the other one. */
const needs = (name: string, other: string): ResourceSchema => ({
  ...tiny(
    { other_id: { ...whole, 'x-ref': { resource: other, relation: 'many-to-one' } } },
    { required: ['name', 'other_id'] },
  ),
  'x-resource': { name, label: { es: { one: name, many: name } }, representation: 'name' },
});

const named = (name: string): ResourceSchema => ({
  ...tiny({}),
  'x-resource': { name, label: { es: { one: name, many: name } }, representation: 'name' },
});

const cases: [string, object, string][] = [
  [
    'a minimum above the maximum',
    tiny({ a: { ...whole, minimum: 9, maximum: 3 } }),
    '/properties/a: minimum 9 is above maximum 3, so no value is right: exchange them',
  ],
  [
    'a shortest text longer than the longest',
    tiny({ a: { ...text, minLength: 5, maxLength: 2 } }),
    '/properties/a: minLength 5 is above maxLength 2, so no value is right: exchange them',
  ],
  [
    'crossed bounds inside an array',
    tiny({ a: { type: 'array', ...LABEL, items: { type: 'string', minLength: 5, maxLength: 2 } } }),
    '/properties/a/items: minLength 5 is above maxLength 2, so no value is right: exchange them',
  ],
  [
    'more items asked for than allowed',
    tiny({ a: { type: 'array', ...LABEL, minItems: 4, maxItems: 1, items: { type: 'string' } } }),
    '/properties/a: minItems 4 is above maxItems 1, so no value is right: exchange them',
  ],
  [
    'exclusive bounds without a value',
    tiny({ a: { type: 'number', ...LABEL, exclusiveMinimum: 1, exclusiveMaximum: 1 } }),
    '/properties/a: the exclusive bounds leave no value: widen one',
  ],
  [
    'a multiple that lies outside of the bounds',
    tiny({ a: { ...whole, minimum: 1, maximum: 3, multipleOf: 5 } }),
    '/properties/a: no multiple of 5 lies between 1 and 3: widen the bounds',
  ],
  [
    'bounds without a whole number between them',
    tiny({ a: { ...whole, minimum: 1.2, maximum: 1.8 } }),
    '/properties/a: no whole number lies between 1.2 and 1.8: widen the bounds',
  ],
  [
    'exclusive bounds without a whole number between them',
    tiny({ a: { ...whole, exclusiveMinimum: 1, exclusiveMaximum: 2 } }),
    '/properties/a: no whole number lies between 1 and 2: widen the bounds',
  ],
  [
    'a multiple that only an exclusive bound has',
    tiny({ a: { ...whole, minimum: 1, exclusiveMaximum: 5, multipleOf: 5 } }),
    '/properties/a: no multiple of 5 lies between 1 and 5: widen the bounds',
  ],
  [
    'an unknown icon of a resource',
    { ...tiny({}), 'x-resource': { ...tiny({})['x-resource'], icon: 'cuopon' } },
    '/x-resource/icon: there is no icon "cuopon" (did you mean "coupon"?)',
  ],
  [
    'an unknown icon of a value',
    tiny({ a: { ...text, enum: ['x'], 'x-enum': { x: { label: { es: 'X' }, icon: 'chek' } } } }),
    '/properties/a/x-enum/x/icon: there is no icon "chek" (did you mean "check"?)',
  ],
  [
    'an unknown sample value',
    tiny({ a: { ...text, 'x-fake': 'frist_name' } }),
    '/properties/a/x-fake: there is no sample value "frist_name" (did you mean "first_name"?)',
  ],
  [
    'an unknown currency',
    tiny({ a: { ...whole, 'x-money': { currency: 'QQQ', unit: 'major' } } }),
    '/properties/a/x-money/currency: "QQQ" is no currency: write its ISO code, such as COP',
  ],
  [
    'a computation that nobody wrote',
    tiny({ a: { ...whole, 'x-computed': { by: 'orders.total' } } }),
    '/properties/a/x-computed/by: the server computes no "orders.total" for things: take x-computed out, or ask a developer',
  ],
  [
    'choices without words',
    tiny({ a: { ...text, enum: ['x', 'y'] } }),
    '/properties/a: the values of enum have no labels: x-enum is missing',
  ],
  [
    'choices of an array without words',
    tiny({ a: { type: 'array', ...LABEL, items: { type: 'string', enum: ['x'] } } }),
    '/properties/a/items: the values of enum have no labels: x-enum is missing',
  ],
  [
    'a choice of an array without a word',
    tiny({
      a: {
        type: 'array',
        ...LABEL,
        items: { type: 'string', enum: ['x', 'y'], 'x-enum': { x: { label: { es: 'X' } } } },
      },
    }),
    '/properties/a/items/x-enum: the value y has no label: add "y": { "label": { "es": "…" } }',
  ],
  [
    'a required property that is read only',
    tiny({ a: { ...text, readOnly: true } }, { required: ['name', 'a'] }),
    '/properties/a: "a" is required and read only, so nobody can fill it in: give it a default',
  ],
  [
    'a required property of an item that is read only',
    tiny({
      a: {
        type: 'array',
        ...LABEL,
        'x-db': { table: 'thing_parts' },
        items: { type: 'object', required: ['b'], properties: { b: { ...text, readOnly: true } } },
      },
    }),
    '/properties/a/items/properties/b: "b" is required and read only, so nobody can fill it in: give it a default',
  ],
  [
    'a required reference to itself',
    needs('things', 'things'),
    '/properties/other_id: required references go in a circle, so no first record can be made: take one out of required: things → things',
  ],
  [
    'a filter of a reference by a property that does not exist',
    refers({ actve: 1 }),
    '/properties/maker_id/x-ref/filter/actve: makers has no property "actve" (did you mean "active"?)',
  ],
  [
    'a filter of a reference by a value that does not exist',
    refers({ active: 2 }),
    '/properties/maker_id/x-ref/filter/active: 2 is no value of "active" of makers',
  ],
  [
    'a filter of a reference by a value of another type',
    refers({ name: 3 }),
    '/properties/maker_id/x-ref/filter/name: 3 is no value of "name" of makers',
  ],
  [
    'a filter of a reference by a secret',
    refers({ key: 'a' }),
    '/properties/maker_id/x-ref/filter/key: "key" is write only, so nobody can filter by it: name another property',
  ],
  [
    'two properties on one column',
    tiny({ a: { ...text, 'x-db': { column: 'b' } }, b: text }),
    '/properties/a/x-db/column: the column "b" is that of "b" already: name another one, or leave x-db.column out',
  ],
  [
    'a column of the system',
    tiny({ a: { ...text, 'x-db': { column: 'version' } } }),
    '/properties/a/x-db/column: the column "version" is that of the system already: name another one, or leave x-db.column out',
  ],
  [
    'a renamed property that is still there',
    tiny({ a: { ...text, 'x-db': { renamedFrom: 'b' } }, b: text }),
    '/properties/a/x-db/renamedFrom: "b" is a property still: take renamedFrom out, or the former one',
  ],
  [
    'a renamed resource that is still there',
    { ...tiny({}), 'x-resource': { ...tiny({})['x-resource'], renamedFrom: 'makers' } },
    '/x-resource/renamedFrom: "makers" is a resource still: take renamedFrom out, or the former one',
  ],
  [
    'a renamed table that is still there',
    tiny({
      a: {
        type: 'array',
        ...LABEL,
        'x-db': { table: 'thing_parts', renamedFrom: 'thing_parts' },
        items: { type: 'object', properties: { b: text } },
      },
    }),
    '/properties/a/x-db/renamedFrom: "thing_parts" is a table still: take renamedFrom out, or the former one',
  ],
  [
    'two properties of an item on one column',
    tiny({
      a: {
        type: 'array',
        ...LABEL,
        'x-db': { table: 'thing_parts' },
        items: { type: 'object', properties: { b: text, c: { ...text, 'x-db': { column: 'b' } } } },
      },
    }),
    '/properties/a/items/properties/c/x-db/column: the column "b" is that of "b" already: name another one, or leave x-db.column out',
  ],
  [
    'a condition with a value that its property cannot have',
    {
      ...tiny({ state: { ...text, enum: ['open'], 'x-enum': { open: { label: { es: 'Abierta' } } } } }),
      'x-rules': [
        {
          if: {
            type: 'object',
            not: { type: 'object', properties: { state: { type: 'string', enum: ['opne', 'open'] } } },
          },
          then: { require: ['state'] },
        },
      ],
    },
    '/x-rules/0/if/not/properties/state/enum/0: "opne" is no value of "state" (did you mean "open"?)',
  ],
  [
    'a condition with a value of another type',
    {
      ...tiny({ a: { type: 'integer', enum: [0, 1], ...LABEL } }),
      'x-rules': [
        {
          if: { type: 'object', required: ['a'], properties: { a: { const: true } } },
          then: { require: ['name'] },
        },
      ],
    },
    '/x-rules/0/if/properties/a/const: true is no value of "a"',
  ],
  [
    'a tab by a value that does not exist',
    {
      ...tiny({ state: { ...text, enum: ['open'], 'x-enum': { open: { label: { es: 'Abierta' } } } } }),
      'x-views': {
        list: {
          filters: [{ source: 'state', op: 'in' }],
          views: [{ id: 'shut', label: { es: 'Cerradas' }, filter: { 'state.in': ['shut'] } }],
        },
      },
    },
    '/x-views/list/views/0/filter/state.in/0: "shut" is no value of "state"',
  ],
  [
    'an amount that is no whole number',
    tiny({ a: { type: 'number', ...LABEL, 'x-money': { unit: 'major' } } }),
    '/properties/a: an amount is a whole number of the smallest unit that people say: use the type "integer"',
  ],
  [
    'an icon that is like none of those there are',
    { ...tiny({}), 'x-resource': { ...tiny({})['x-resource'], icon: 'bee' } },
    `/x-resource/icon: there is no icon "bee": there are ${RESOURCE_ICONS.join(', ')}`,
  ],
  [
    'a menu group that is like none of those there are',
    {
      ...tiny({}),
      'x-resource': { ...tiny({})['x-resource'], menu: { group: 'warehouse', order: 1 } },
    },
    '/x-resource/menu/group: there is no menu group "warehouse": there are apps, manage, performance, settings',
  ],
  [
    'a name for one row of what has none',
    tiny({ a: { ...text, 'x-ui': { item: { es: 'Insumo' } } } }),
    '/properties/a/x-ui/item: "a" has no rows: take item out',
  ],
  [
    'words for a menu group that has its own',
    {
      ...tiny({}),
      'x-resource': {
        ...tiny({})['x-resource'],
        menu: { group: 'manage', order: 1, label: { es: 'Bodega' } },
      },
    },
    '/x-resource/menu/label: the group "manage" has words of its own: take the label out, or name another group',
  ],
  [
    'a type by its name elsewhere',
    { ...tiny({}), properties: { name: text, a: { type: 'text', ...LABEL } } },
    '/properties/a/type: "text" is unknown (did you mean "string"?)',
  ],
  [
    'a format as a type',
    { ...tiny({}), properties: { name: text, a: { type: 'date', ...LABEL } } },
    '/properties/a/type: "date" is no type: write "type": "string", "format": "date"',
  ],
  [
    'a widget by its name elsewhere',
    tiny({ a: { ...text, 'x-ui': { widget: 'textarea' } } }),
    '/properties/a/x-ui/widget: "textarea" is unknown (did you mean "multiline"?)',
  ],
  [
    'a resource by the word that people read',
    tiny({ a: { ...whole, 'x-ref': { resource: 'fabricante', relation: 'many-to-one' } } }),
    '/properties/a/x-ref/resource: there is no resource "fabricante" (did you mean "makers"?)',
  ],
];

describe('[SCH-03] one mistake, one message', () => {
  test.each(cases)('%s', (_name, content, message) => {
    expect(lint(content)).toEqual([`schemas/things.json ${message}`]);
  });

  test.each(['events', 'files', 'export', 'audit', 'users', 'roles', 'config', 'clients', 'code'])(
    'a resource named %s, which is a route already',
    (name) => {
      expect(lint(named(name), name)).toEqual([
        `schemas/${name}.json /x-resource/name: "${name}" is a route of the system: choose another name`,
      ]);
    },
  );
});

test('definitions that lead back to themselves are a sentence', () => {
  const schema = {
    ...tiny({ a: { $ref: '#/$defs/tree', ...LABEL } }),
    $defs: {
      tree: { type: 'object', properties: { branch: { $ref: '#/$defs/branch', ...LABEL } } },
      branch: { $ref: '#/$defs/tree' },
    },
  };
  expect(lint(schema)).toEqual([
    'schemas/things.json /properties/a: $ref goes in a circle: tree → branch → tree: take one of them out',
  ]);
  const common = { $defs: { a: { $ref: '#/$defs/a' } } };
  expect(lintSchemas({ 'common.json': common, 'makers.json': makers }).map(formatMistake)).toEqual([
    'schemas/common.json /$defs/a: $ref goes in a circle: a → a: take one of them out',
  ]);
});

test('standard keywords that harm nothing are accepted', () => {
  const noted: JsonSchema = {
    ...text,
    $comment: 'why',
    description: 'what',
    examples: ['uno'],
    deprecated: true,
  };
  const content = {
    ...tiny({ a: noted }),
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $comment: 'why',
    description: 'what',
    examples: [{ name: 'uno' }],
    deprecated: true,
    additionalProperties: false,
  };
  expect(lint(content)).toEqual([]);
});

test('the closed lists are those that the schemas use', () => {
  const all = JSON.stringify(schemaFiles());
  const fakes = new Set([...all.matchAll(/"x-fake":"(\w+)"/g)].map(([, name]) => name));
  expect([...fakes].toSorted()).toEqual([...FAKES]);
  const computed = new Set([...all.matchAll(/"x-computed":\{"by":"([\w.]+)"/g)].map(([, name]) => name));
  expect([...computed].toSorted()).toEqual(Object.values(COMPUTATIONS).flat().toSorted());
});
