import { expect, test } from 'vitest';
import { cardParts } from '../../../src/list/Cards.tsx';
import { column } from './column.ts';

const sources = (columns: { source: string }[]) => columns.map(({ source }) => source);

test.each([
  ['a name', 'name'],
  ['a name of several parts', '{name} {brand}'],
])('%s is the title of the card, and none of its facts', (_, representation) => {
  const columns = [column('name', 'text'), column('sku', 'text'), column('city', 'city')];
  expect(sources(cardParts(columns, representation).facts)).toEqual(['sku', 'city']);
});

test('the first amount stands beside the name, a switch among the actions, a state among the states', () => {
  const columns = [
    column('photo', 'image'),
    column('price', 'money'),
    column('cost', 'money'),
    column('status', 'chip'),
    column('active', 'toggle'),
  ];
  const parts = cardParts(columns, 'name');
  expect(parts.picture?.source).toBe('photo');
  expect(parts.amount?.source).toBe('price');
  expect(sources(parts.facts)).toEqual(['cost']);
  expect(sources(parts.states)).toEqual(['status']);
  expect(sources(parts.toggles)).toEqual(['active']);
});

test('a schema without a card shows three facts of the visible columns; its own card shows what it names', () => {
  const columns = [
    column('a', 'text'),
    column('b', 'text', { visible: false }),
    column('c', 'text'),
    column('d', 'text'),
    column('e', 'text'),
  ];
  expect(sources(cardParts(columns, 'name').facts)).toEqual(['a', 'c', 'd']);
  expect(sources(cardParts(columns, 'name', ['e', 'b', 'a', 'c']).facts)).toEqual(['e', 'b', 'a', 'c']);
});
