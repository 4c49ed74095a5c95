import { expect, test } from 'vitest';
import { lintSchemas } from '../../../domain/schema/lint/lint.ts';
import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';
import { tiny } from './schema-files.ts';

const LABEL = { 'x-label': { es: 'Dato' } };

const authors = {
  ...tiny({
    active: { type: 'integer', enum: [0, 1], ...LABEL },
    kind: { type: 'string', ...LABEL },
    secret: { type: 'string', writeOnly: true, ...LABEL },
    hidden: { type: 'string', 'x-access': { read: { permission: 'settings.write' } }, ...LABEL },
    list: { type: 'array', items: { type: 'string' }, ...LABEL },
  }),
  'x-resource': {
    name: 'authors',
    label: { es: { one: 'Autor', many: 'Autores' } },
    representation: 'name',
  },
};

test.each([
  [{ activ: 1 }, 'authors has no property "activ"'],
  [{ active: 2 }, '2 is no value of "active"'],
  [{ kind: 1 }, '1 is no value of "kind"'],
  [{ secret: 'a' }, '"secret" is write only'],
  [{ hidden: 'a' }, 'not everybody may read "hidden"'],
  [{ list: 'a' }, '"list" (list or object) has not one value'],
])('x-ref.filter %j, on a reference and on the elements of an array', (filter, reason) => {
  const ref = {
    type: 'integer',
    'x-ref': { resource: 'authors', relation: 'many-to-one', filter },
  } as const;
  const lint = (one: object) =>
    lintSchemas({ 'authors.json': authors, 'things.json': tiny({ a: { ...one, ...LABEL } }) });
  expect(lint(ref).map((mistake) => mistake.reason.en)).toEqual([expect.stringContaining(reason)]);
  const [mistake] = lint({ type: 'array', items: ref });
  expect(mistake?.pointer).toMatch(/^\/properties\/a\/items\/x-ref\/filter\//);
});

test('x-ref.filter may name a property that its list does not filter by', () => {
  const filter = { kind: 'poet', active: 1 };
  const a: JsonSchema = {
    type: 'integer',
    ...LABEL,
    'x-ref': { resource: 'authors', relation: 'many-to-one', filter },
  };
  expect(lintSchemas({ 'authors.json': authors, 'things.json': tiny({ a }) })).toEqual([]);
});

test.each(['set-null', 'cascade'] as const)('below json a reference cannot %s', (onDelete) => {
  const id = (deletion: 'restrict' | 'set-null' | 'cascade'): JsonSchema => ({
    type: 'integer',
    ...LABEL,
    'x-ref': { resource: 'authors', relation: 'many-to-one', onDelete: deletion },
  });
  const places = (deletion: 'restrict' | 'set-null' | 'cascade'): JsonSchema[] => [
    { type: 'array', items: id(deletion) },
    { type: 'object', properties: { b: id(deletion) } },
    { type: 'array', items: { type: 'object', properties: { b: id(deletion) } } },
  ];
  const lint = (one: JsonSchema) =>
    lintSchemas({ 'authors.json': authors, 'things.json': tiny({ a: { ...one, ...LABEL } }) });
  for (const place of places('restrict')) expect(lint(place)).toEqual([]);
  for (const place of places(onDelete))
    expect(lint(place)).toMatchObject([
      {
        pointer: expect.stringMatching(/\/x-ref\/onDelete$/),
        reason: { en: 'a record that a list or an object names cannot be deleted: use restrict' },
      },
    ]);
});
