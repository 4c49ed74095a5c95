import { expect, test } from 'vitest';
import type { Access } from '../../../domain/access/access.ts';
import { readResource } from '../../../domain/schema/read.ts';
import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';
import { withoutReadBack } from '../../../server/resources/write/update.ts';
import { schema } from '../db/shop.ts';

const owner: Access = { owner: true, permissions: new Set(), features: {} };
const text: JsonSchema = { type: 'string' };
const fixed: JsonSchema = { type: 'string', readOnly: true };
const part: JsonSchema = { type: 'object', properties: { name: text, state: fixed } };
const things = readResource(
  schema('things', {
    name: text,
    state: fixed,
    hidden: { ...fixed, 'x-access': { read: { permission: 'settings.write' } } },
    rows: { type: 'array', 'x-db': { table: 'thing_rows' }, items: part },
    notes: { type: 'array', items: part },
    place: part,
  }),
);
const without = (input: Record<string, unknown>, before: Record<string, unknown>, access = owner) =>
  withoutReadBack(things, access, input, before);

test('what only the server sets is left out where it is as stored, and stays where it differs', () => {
  const before = { name: 'a', state: 'new' };
  expect(without({ name: 'b', state: 'new' }, before)).toEqual({ name: 'b' });
  expect(without({ name: 'b', state: 'old' }, before)).toEqual({ name: 'b', state: 'old' });
});

test('so in rows, which their id names, wherever they stand now', () => {
  const before = {
    rows: [
      { id: 1, name: 'a', state: 'x' },
      { id: 2, name: 'b', state: 'y' },
    ],
  };
  const input = {
    rows: [
      { id: 2, name: 'c', state: 'y' },
      { id: 1, name: 'a', state: 'y' },
      { name: 'd', state: 'x' },
    ],
  };
  expect(without(input, before)).toEqual({
    rows: [
      { id: 2, name: 'c' },
      { id: 1, name: 'a', state: 'y' },
      { name: 'd', state: 'x' },
    ],
  });
});

test('so in lists without ids, by their place, and in parts', () => {
  const kept = { name: 'a', state: 'x' };
  expect(without({ notes: [kept, kept], place: kept }, { notes: [kept], place: kept })).toEqual({
    notes: [{ name: 'a' }, kept],
    place: { name: 'a' },
  });
});

test('a field that may not be read is never as it was: the answer would say what it holds', () => {
  const before = { hidden: 'x' };
  expect(without({ hidden: 'x' }, before)).toEqual({});
  expect(without({ hidden: 'x' }, before, { ...owner, owner: false })).toEqual({ hidden: 'x' });
});
