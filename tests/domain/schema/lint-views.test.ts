/** What views, rules and references of a schema name must be there and be suitable: one mistake, one message. */
import { describe, expect, test } from 'vitest';
import { lintSchemas } from '../../../domain/schema/lint/lint.ts';
import { formatMistake } from '../../../domain/schema/lint/context.ts';
import type { ResourceSchema } from '../../../domain/schema/vocabulary.ts';
import { tiny } from './schema-files.ts';

const LABEL = { 'x-label': { es: 'Dato' } };
const text = { type: 'string', ...LABEL } as const;
const whole = { type: 'integer', ...LABEL } as const;
const list = { type: 'array', ...LABEL, items: { type: 'string' } } as const;
const words = { es: 'Palabras', en: 'Words', pt: 'Palavras' };

function lint(content: object, more: object = {}): string[] {
  return lintSchemas({ ...more, 'things.json': content })
    .map(formatMistake)
    .map((line) => line.replace('schemas/things.json ', ''));
}

type Views = NonNullable<ResourceSchema['x-views']>;
const viewed = (views: Views): object => ({
  ...tiny({ a: text, price: whole, flags: list, secret: { ...text, writeOnly: true } }),
  'x-views': views,
});
const resource = (more: object): object => {
  const plain = tiny({ secret: { ...text, writeOnly: true } });
  return { ...plain, 'x-resource': { ...plain['x-resource'], ...more } };
};
const sections = (fields: string[]) => [{ id: 'one', label: words, fields }];

const cases: [string, object, string][] = [
  [
    'a column that is named twice',
    viewed({ list: { columns: ['a', 'a'] } }),
    '/x-views/list/columns/1: "a" is named twice: take one out',
  ],
  [
    'a sort by a list',
    viewed({ list: { sort: { field: 'flags', order: 'ASC' } } }),
    '/x-views/list/sort/field: a list cannot be sorted by "flags" (list or object): name a text, number, choice or day',
  ],
  [
    'a search in a switch',
    { ...tiny({ on: { type: 'boolean', ...LABEL } }), 'x-views': { list: { search: ['on'] } } },
    '/x-views/list/search/0: "on" (switch) holds no text to search: name a text',
  ],
  [
    'a search in items without a text',
    {
      ...tiny({
        rows: {
          type: 'array',
          'x-db': { table: 'tiny_rows' },
          items: { type: 'object', properties: { units: { type: 'integer', ...LABEL } } },
          ...LABEL,
        },
      }),
      'x-views': { list: { search: ['rows'] } },
    },
    '/x-views/list/search/0: "rows" (rows) holds no text to search: name a text',
  ],
  [
    'a view that is there twice',
    viewed({
      list: {
        filters: [{ source: 'a', op: 'in' }],
        views: ['uno', 'uno'].map((id) => ({ id, label: words, filter: { 'a.in': ['x'] } })),
      },
    }),
    '/x-views/list/views/1/id: this view is named twice: give it another id',
  ],
  [
    'a view with a filter that the list lacks',
    viewed({ list: { views: [{ id: 'uno', label: words, filter: { 'a.in': ['x'] } }] } }),
    '/x-views/list/views/0/filter/a.in: the list has no filter "a.in"',
  ],
  [
    'a section with a property that does not exist',
    viewed({ form: { sections: sections(['a', 'prcie']) } }),
    '/x-views/form/sections/0/fields/1: there is no property "prcie" (did you mean "price"?)',
  ],
  [
    'a property in two places of a form',
    viewed({ show: { sections: sections(['a', 'a']) } }),
    '/x-views/show/sections/0/fields/1: "a" is named twice: take one out',
  ],
  [
    'a phone that begins with a section that does not exist',
    viewed({ form: { sections: sections(['a']), phone: ['two'] } }),
    '/x-views/form/phone/0: there is no section "two"',
  ],
  [
    'a name of records that is a secret',
    resource({ representation: '{name} {secret}' }),
    '/x-resource/representation: "secret" is write only and never shown: take it out',
  ],
  [
    'an address with a property that does not exist',
    resource({ share: '{line}/{slug}' }),
    '/x-resource/share: there is no property "slug"',
  ],
  [
    'a display that cannot show the field',
    tiny({ a: { ...text, 'x-ui': { display: 'money' } } }),
    '/properties/a/x-ui/display: "money" cannot show "a" (text): use text or multiline or email or phone or url or tags or image or file or country or city',
  ],
  [
    'an option of another type',
    tiny({ a: { ...text, 'x-ui': { widget: 'multiline', options: { rows: '3' } } } }),
    '/properties/a/x-ui/options/rows: must be a number',
  ],
  [
    'a name of a property that no column can have',
    tiny({ 'a-b': text }),
    '/properties/a-b: "a-b" must be lower case letters, digits and underscores, at most 40',
  ],
  [
    'a table of texts',
    tiny({ a: { ...list, 'x-db': { table: 'thing_parts' } } }),
    '/properties/a/x-db/table: only an array of objects with properties can have a table',
  ],
  [
    'a rule that asks for what nobody can fill in',
    tiny(
      { a: { ...text, readOnly: true } },
      { rules: [{ if: { type: 'object' }, then: { require: ['a'] } }] },
    ),
    '/x-rules/0/then/require/0: "a" is read only, so nobody can fill it in: take it out of require',
  ],
  [
    'a condition on a property that does not exist, inside a combination',
    tiny({ a: text }, { rules: [{ if: { not: { anyOf: [{ required: ['b'] }] } }, then: { show: ['a'] } }] }),
    '/x-rules/0/if/not/anyOf/0/required/0: there is no property "b"',
  ],
  [
    'a resource for a permission that does not exist',
    { ...tiny({}), 'x-access': { create: { permission: 'a.b' } } },
    '/x-access/create/permission: there is no permission "a.b": there are things.read, things.write, things.delete, things.export, orders.cancel, orders.mark_paid, orders.refund, orders.edit_price, products.edit_price, products.edit_stock, products.costs, settings.write, team.write, billing.write, audit.read, customers.notes',
  ],
  [
    'a resource for a plan feature that does not exist',
    { ...tiny({}), 'x-access': { create: { feature: 'is_bulk_uplod_enabled' } } },
    '/x-access/create/feature: there is no plan feature "is_bulk_uplod_enabled" (did you mean "is_bulk_upload_enabled"?)',
  ],
];

test.each(cases)('%s', (_name, content, message) => {
  expect(lint(content)).toEqual([message]);
});

test('a shared definition that points nowhere', () => {
  const common = { $defs: { a: { $ref: '#/$defs/b' } } };
  expect(lintSchemas({ 'common.json': common }).map(formatMistake)).toEqual([
    'schemas/common.json /$defs/a: a $ref inside points nowhere: name one of $defs',
  ]);
});

describe('a reference', () => {
  const makers = (list: object = {}): object => ({
    ...tiny({ thing_id: { ...whole, 'x-ref': { resource: 'things', relation: 'many-to-one' } } }),
    'x-resource': {
      name: 'makers',
      label: { es: { one: 'Fabricante', many: 'Fabricantes' } },
      representation: 'name',
    },
    'x-views': { list },
  });
  const found = (a: object, filters: object[] = [{ source: 'thing_id', op: 'in' }]) =>
    lint(tiny({ a: { ...LABEL, ...a } }), { 'makers.json': makers({ filters }) });
  const rows = { type: 'array', items: { type: 'integer' } };
  const many = (ref: object) => ({
    ...rows,
    'x-ref': { resource: 'makers', relation: 'one-to-many', ...ref },
  });

  test('to many rows says by which property they point here', () => {
    expect(found(many({}))).toEqual([
      '/properties/a/x-ref: one-to-many needs "via": the property of makers that points here',
    ]);
    expect(found(many({ via: 'thing_di' }))).toEqual([
      '/properties/a/x-ref/via: "thing_di" of makers does not refer to things: name a property that does (did you mean "thing_id"?)',
    ]);
  });

  test('to many rows asks for a filter that finds those of one record', () => {
    const message =
      '/properties/a/x-ref/via: the list of makers needs the filter {"source": "thing_id", "op": "in"}';
    expect(found(many({ via: 'thing_id' }), [])).toEqual([message]);
    expect(found(many({ via: 'thing_id' }), [{ source: 'name', op: 'in' }])).toEqual([message]);
    for (const op of ['in', 'equals'])
      expect(found(many({ via: 'thing_id' }), [{ source: 'thing_id', op }])).toEqual([]);
  });

  test('to many rows has nothing to choose among', () => {
    expect(found(many({ via: 'thing_id', filter: { name: 'x' } }))).toEqual([
      '/properties/a/x-ref/filter: nothing is chosen in a one-to-many reference: take filter out',
    ]);
  });

  test('has the type of what it holds, and names a property of the other resource', () => {
    const one = { 'x-ref': { resource: 'makers', relation: 'many-to-one' } };
    expect(found({ type: 'string', ...one })).toEqual([
      '/properties/a: a many-to-one reference must have the type integer',
    ]);
    expect(found({ type: 'integer', 'x-ref': { ...one['x-ref'], label: 'nmae' } })).toEqual([
      '/properties/a/x-ref/label: makers has no property "nmae" (did you mean "name"?)',
    ]);
  });

  test('is checked inside of items and of arrays as well', () => {
    const nowhere = { type: 'integer', ...LABEL, 'x-ref': { resource: 'makres', relation: 'many-to-one' } };
    const reason = 'there is no resource "makres" (did you mean "makers"?)';
    const item = { type: 'array', items: { type: 'object', properties: { b: nowhere } } };
    expect(found(item)).toEqual([`/properties/a/items/properties/b/x-ref/resource: ${reason}`]);
    expect(found({ type: 'array', items: nowhere })).toEqual([
      `/properties/a/items/x-ref/resource: ${reason}`,
    ]);
  });
});
