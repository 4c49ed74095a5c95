import { expect, test } from 'vitest';
import { listQuery } from '../../../domain/lists/list-query.ts';

test('a list is asked for in the words of the API', () => {
  const query = listQuery({
    pagination: { page: 2, perPage: 25 },
    sort: { field: 'price', order: 'DESC' },
    filter: {
      search: ' café ',
      'price.between': [1000, null],
      'active.in': [1],
      'name.contains': 'lino',
      customer_id: 5,
      id: [1, 2],
    },
  });
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
    limit: '25',
    page: '2',
    sort: 'price,desc',
    search: 'café',
    'price.between': '1000,',
    'active.in': '1',
    'name.contains': 'lino',
    'customer_id.equals': '5',
    'id.in': '1,2',
  });
});

test('an empty filter asks nothing', () => {
  expect(listQuery({ filter: { search: '  ', 'price.between': [null, null], 'active.in': [] } })).toBe('');
});

test('a filter without an operator takes the one that the list declares', () => {
  const declared = (source: string) => (source === 'customer_id' ? (['in'] as const) : (['equals'] as const));
  const query = listQuery({ filter: { customer_id: 5, active: 1, kind: ['a'], id: [1, 2] } }, declared);
  expect(decodeURIComponent(query)).toBe('customer_id.in=5&active.equals=1&kind.equals=a&id.in=1,2');
});
