import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse, stringify } from '../../../scripts/vite/replacements/query-string.ts';

test('a query is written in the order of its names, without what is undefined', () => {
  expect(stringify({ sort: 'name', page: 2, filter: '{"q":"(a)"}', order: undefined, all: null })).toBe(
    'all&filter=%7B%22q%22%3A%22%28a%29%22%7D&page=2&sort=name',
  );
  expect(stringify({ id: [1, 2] })).toBe('id=1&id=2');
});

test('an address is read with plus signs, repeated names and names alone', () => {
  expect({ ...parse('?q=caf%C3%A9+frio&id=1&id=2&all&empty=&odd=100%') }).toEqual({
    q: 'café frio',
    id: ['1', '2'],
    all: null,
    empty: '',
    odd: '100%',
  });
  expect({ ...parse('') }).toEqual({});
});

test('what is written is read again', () => {
  const value = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constant(null));
  const query = fc.dictionary(fc.string({ unit: 'grapheme', minLength: 1 }), value);
  fc.assert(
    fc.property(query, (wanted) => {
      expect({ ...parse(stringify(wanted)) }).toEqual({ ...wanted });
    }),
  );
});
