import { expect, test } from 'vitest';
import { humanize, inflect, pluralize, transform } from '../../../scripts/vite/replacements/inflection.ts';

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
