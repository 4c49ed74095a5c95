import { expect, test } from 'vitest';
import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';
import { lintSchemas } from '../../../domain/schema/lint/lint.ts';
import { tiny } from './schema-files.ts';

const LABEL = (es: string) => ({ 'x-label': { es } });

const properties = {
  title: { type: 'string', ...LABEL('Título') },
  state: {
    type: 'string',
    enum: ['a', 'b'],
    'x-enum': { a: { label: { es: 'A' } }, b: { label: { es: 'B' } } },
    ...LABEL('Estado'),
  },
  sum: { type: 'integer', readOnly: true, ...LABEL('Suma') },
  price: { type: 'integer', ...LABEL('Precio') },
  secret: { type: 'string', writeOnly: true, ...LABEL('Clave') },
  parts: {
    type: 'array',
    'x-db': { table: 'thing_parts' },
    ...LABEL('Partes'),
    items: {
      type: 'object',
      properties: {
        price: { type: 'integer', ...LABEL('Precio') },
        name: { type: 'string', ...LABEL('Nombre') },
      },
    },
  },
} satisfies Record<string, JsonSchema>;

function reasons(blocks: object, changed: object = {}): string[] {
  const file = { ...tiny({ ...properties, ...changed }), ...blocks };
  return lintSchemas({ 'things.json': file }).map(({ pointer, reason }) => `${pointer}: ${reason.en}`);
}

const bulk = (...entries: unknown[]) => ({ 'x-views': { list: { bulk: entries } } });

test('what changes in bulk is a state, a switch, a number or a relation, and its members are of the same kind', () => {
  expect(reasons(bulk('state', { source: 'price', along: ['parts.price'] }))).toEqual([]);
  expect(reasons(bulk('titel'))).toEqual(['/x-views/list/bulk/0: there is no property "titel"']);
  expect(reasons(bulk('sum'))).toEqual([
    '/x-views/list/bulk/0: "sum" is read only, so nobody changes it: take it out of bulk',
  ]);
  expect(reasons(bulk('title'))[0]).toContain('"title" (text) is different in each record');
  expect(reasons(bulk({ source: 'price', along: ['parts.name'] }))).toEqual([
    '/x-views/list/bulk/0/along/0: "parts.name" (text) does not change along with "price" (whole number): name a member of the same kind',
  ]);
  expect(reasons(bulk({ source: 'price', along: ['price'] }))[0]).toContain('is no member of items');
});

test('the lines of a file are items, and what identifies a record has one readable value', () => {
  expect(reasons({ 'x-export': { lines: 'parts' }, 'x-import': { identity: ['title'] } })).toEqual([]);
  expect(reasons({ 'x-export': { lines: 'title' } })[0]).toContain('"title" (text) has no lines');
  expect(reasons({ 'x-import': { identity: ['parts'] } })[0]).toContain(
    '"parts" (rows) cannot name a record: name a text, a number or a choice',
  );
  expect(reasons({ 'x-import': { identity: ['secret'] } })[0]).toContain('cannot name a record');
});

test('a header means one property', () => {
  const price = { price: { ...properties.price, 'x-import': { aliases: ['TITULO', 'Valor'] } } };
  expect(reasons({}, price)).toEqual([
    '/properties/price/x-import/aliases/0: "TITULO" is a header of "title" already: take one of them out',
  ]);
});

test('a notation is of a text', () => {
  const noted = { 'x-import': { aliases: ['Valor'], notation: 'document' } };
  expect(reasons({}, { title: { ...properties.title, ...noted } })).toEqual([]);
  expect(reasons({}, { price: { ...properties.price, ...noted } })).toEqual([
    '/properties/price/x-import/notation: a notation is of a text, and not of "price" (whole number): take it out',
  ]);
});
