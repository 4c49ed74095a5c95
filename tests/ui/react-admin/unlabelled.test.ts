import { expect, test } from 'vitest';
import {
  capitalize,
  humanize,
  inflect,
  pluralize,
  singularize,
  transform,
} from '../../../scripts/vite/replacements/inflection.ts';

test('a name that no schema labels is shown as words', () => {
  expect(['first_name', 'createdAt', 'sku'].map((name) => transform(name))).toEqual([
    'First name',
    'Created at',
    'Sku',
  ]);
  expect([humanize('user_stores'), inflect('orders'), pluralize('author')]).toEqual([
    'User stores',
    'orders',
    'authors',
  ]);
});

test('a guesser names its component after one of the resource', () => {
  expect(
    ['products', 'categories', 'address', 'branch'].map((name) => capitalize(singularize(name))),
  ).toEqual(['Product', 'Category', 'Address', 'Branch']);
});
