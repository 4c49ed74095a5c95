/** A sample is a body that the schema accepts. Every id in it is that of a row made for it. */
import { expect, test } from 'vitest';
import { readResource } from '../../domain/schema/read.ts';
import { createValidator } from '../../domain/schema/validate.ts';
import type { JsonSchema } from '../../domain/schema/vocabulary.ts';
import { sample } from './sample.ts';

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
  const body = await sample(resource, 3, async (_resource, _filter, nth = 0) => 900 + nth);
  expect(createValidator(resource).create(body)).toEqual({});
  expect(body['a']).toEqual(expected);
});
