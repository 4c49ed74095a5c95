/** Resources whose first record would need a record of the other, which needs one of it. */
import { expect, test } from 'vitest';
import { lintSchemas } from '../../../domain/schema/lint/lint.ts';
import { formatMistake } from '../../../domain/schema/lint/context.ts';
import type { JsonSchema, ResourceSchema } from '../../../domain/schema/vocabulary.ts';
import { tiny } from './schema-files.ts';

const LABEL = { 'x-label': { es: 'Dato' } };
const text = { type: 'string', ...LABEL } as const;
const whole = { type: 'integer', ...LABEL } as const;

/** A resource of that name, with a required reference to the other one. */
const needs = (name: string, other: string): ResourceSchema => ({
  ...tiny(
    { other_id: { ...whole, 'x-ref': { resource: other, relation: 'many-to-one' } } },
    { required: ['name', 'other_id'] },
  ),
  'x-resource': { name, label: { es: { one: name, many: name } }, representation: 'name' },
});

/** The same with a list of the other one, or of items that need it, which may not be empty. */
const needsSome = (name: string, property: JsonSchema): ResourceSchema => ({
  ...needs(name, name),
  required: ['name', 'others'],
  properties: { name: text, others: { ...property, ...LABEL, minItems: 1 } },
});
const linked = (other: string): JsonSchema => ({
  type: 'array',
  items: { type: 'integer' },
  'x-ref': { resource: other, relation: 'many-to-many' },
});
const listed = (other: string): JsonSchema => ({
  type: 'array',
  items: {
    type: 'object',
    required: ['other_id'],
    properties: { other_id: { ...whole, 'x-ref': { resource: other, relation: 'many-to-one' } } },
  },
});
const inTable = (other: string, table: string): JsonSchema => ({ ...listed(other), 'x-db': { table } });
const ids = (other: string): JsonSchema => ({
  type: 'array',
  items: { type: 'integer', 'x-ref': { resource: other, relation: 'many-to-one' } },
});

const lint = (hens: ResourceSchema, eggs: ResourceSchema) =>
  lintSchemas({ 'hens.json': hens, 'eggs.json': eggs }).map(formatMistake);

test('required references in a circle, at each of them', () => {
  const circle = (way: string) =>
    `/properties/other_id: required references go in a circle, so no first record can be made: take one out of required: ${way}`;
  expect(lint(needs('hens', 'eggs'), needs('eggs', 'hens')).toSorted()).toEqual([
    `schemas/eggs.json ${circle('eggs → hens → eggs')}`,
    `schemas/hens.json ${circle('hens → eggs → hens')}`,
  ]);
});

test.each<[string, JsonSchema, JsonSchema]>([
  ['lists of links', linked('eggs'), linked('hens')],
  ['rows of items', inTable('eggs', 'hen_lines'), inTable('hens', 'egg_lines')],
  ['items within json', listed('eggs'), listed('hens')],
  ['ids within json', ids('eggs'), ids('hens')],
])('%s that may not be empty, in a circle', (_name, hens, eggs) => {
  const circle = (way: string) =>
    `/properties/others: required references go in a circle, so no first record can be made: take one out of required: ${way}`;
  const [hen, egg] = [needsSome('hens', hens), needsSome('eggs', eggs)];
  expect(lint(hen, egg).toSorted()).toEqual([
    `schemas/eggs.json ${circle('eggs → hens → eggs')}`,
    `schemas/hens.json ${circle('hens → eggs → hens')}`,
  ]);
  for (const free of [
    { ...egg, required: ['name'] },
    { ...egg, properties: { name: text, others: { ...eggs, ...LABEL } } },
  ])
    expect(lint(hen, free)).toEqual([]);
});
