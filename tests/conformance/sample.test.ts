/** A sample is a body that the schema accepts. Every id in it is that of a row made for it. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readResource } from '../../domain/schema/read.ts';
import { createValidator } from '../../domain/schema/validate.ts';
import type { JsonSchema } from '../../domain/schema/vocabulary.ts';
import { anySchema } from './any-schema.ts';
import { holds, isShown, type Body } from './conditions.ts';
import { sample, type Reference } from './sample.ts';
import { effort } from '../support/effort.ts';

const label = { 'x-label': { es: 'Dato' } };
const text: JsonSchema = { type: 'string', ...label };
const author: JsonSchema = {
  type: 'integer',
  ...label,
  'x-ref': { resource: 'authors', relation: 'many-to-one' },
};
const line: JsonSchema = {
  type: 'object',
  required: ['author_id'],
  properties: { author_id: author, second_id: author, note: text },
};

const refer: Reference = async (_resource, _filter, nth = 0) => 900 + nth;

test.each<[string, JsonSchema, unknown]>([
  ['elements that refer', { type: 'array', minItems: 2, items: author }, [900, 901]],
  ['elements that refer, without a bound', { type: 'array', items: author }, [900]],
  [
    'a relation to many',
    {
      type: 'array',
      minItems: 2,
      items: { type: 'integer' },
      'x-ref': { resource: 'authors', relation: 'many-to-many' },
    },
    [900, 901],
  ],
  ['an object', line, { author_id: 900, note: expect.any(String) }],
  [
    'a list of objects',
    { type: 'array', minItems: 2, items: line },
    [
      { author_id: 900, note: expect.any(String) },
      { author_id: 900, note: expect.any(String) },
    ],
  ],
  [
    'items with a table',
    { type: 'array', minItems: 2, items: line, 'x-db': { table: 'lines' } },
    [
      { author_id: 900, note: expect.any(String) },
      { author_id: 900, note: expect.any(String) },
    ],
  ],
])('%s', async (_, property, expected) => {
  const resource = readResource({
    type: 'object',
    'x-resource': { name: 'books', label: { es: { one: 'Libro', many: 'Libros' } }, representation: 'name' },
    required: ['name', 'a'],
    properties: { name: text, a: { ...property, ...label } },
  });
  const body = await sample(resource, 3, refer);
  expect(createValidator(resource).create(body)).toEqual({});
  expect(body['a']).toEqual(expected);
});

test('each record has its own row of a reference that no two may share', async () => {
  const unique = { ...author, 'x-db': { index: 'unique' as const } };
  const resource = readResource({
    type: 'object',
    'x-resource': { name: 'cards', label: { es: { one: 'Carné', many: 'Carnés' } }, representation: 'name' },
    required: ['name', 'author_id', 'shared_id'],
    properties: { name: text, author_id: unique, shared_id: author },
  });
  const bodies = await Promise.all([3, 4].map((n) => sample(resource, n, refer)));
  expect(bodies).toMatchObject([
    { author_id: 903, shared_id: 900 },
    { author_id: 904, shared_id: 900 },
  ]);
});

test('of any schema there is one, and one for every rule that holds and every field that is shown', async () => {
  await fc.assert(
    fc.asyncProperty(anySchema, fc.nat(5000), async (schema, n) => {
      const resource = readResource(schema);
      const validator = createValidator(resource);
      const accepts = (body: Body) => validator.create(validator.normalise(body, { defaults: true }));
      const body = await sample(resource, n, refer);
      expect(accepts(body)).toEqual({});
      expect(validator.normalise(body)).toEqual(body);
      for (const rule of resource.rules) {
        const one = await sample(resource, n, refer, { goal: (tried) => holds(rule, tried) });
        expect([holds(rule, one), accepts(one)]).toEqual([true, {}]);
      }
      for (const { source } of resource.fields.filter(({ system }) => !system)) {
        const one = await sample(resource, n, refer, { goal: (tried) => isShown(resource, source, tried) });
        expect([isShown(resource, source, one), accepts(one)]).toEqual([true, {}]);
      }
    }),
    { numRuns: effort(50, 150) },
  );
}, 60_000);

test('what it must have stays, and the rules that this brings about are met', async () => {
  const resource = readResource({
    type: 'object',
    'x-resource': { name: 'books', label: { es: { one: 'Libro', many: 'Libros' } }, representation: 'name' },
    'x-rules': [
      {
        if: { type: 'object', required: ['shelf'], properties: { shelf: { type: 'integer', minimum: 3 } } },
        then: { show: ['cover'], require: ['cover'] },
      },
      {
        if: { type: 'object', required: ['cover'], properties: { cover: { type: 'string', minLength: 1 } } },
        then: { require: ['author_id'], readOnly: ['name'] },
      },
    ],
    required: ['name', 'shelf'],
    properties: {
      name: text,
      shelf: { type: 'integer', minimum: 1, maximum: 9, ...label },
      cover: text,
      author_id: author,
    },
  });
  const body = await sample(resource, 3, refer, { given: { shelf: 5 } });
  expect(body).toMatchObject({ shelf: 5, cover: expect.any(String), author_id: 900 });
  expect(createValidator(resource).create(body)).toEqual({});
  expect(await sample(resource, 8, refer)).not.toHaveProperty('cover');
  await expect(sample(resource, 3, refer, { given: { shelf: 10 } })).rejects.toThrow(
    'No sample of books is accepted',
  );
});
