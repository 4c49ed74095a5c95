import type { ViewQuery } from '../../../domain/lists/saved-view.ts';
import { sameValue } from '../../../domain/changes/same-value.ts';

interface Sort {
  field: string;
  order: 'ASC' | 'DESC';
}

/** The part of an address that opens a list in this state; empty for the list as it is by default. */
export function viewSearch({ filter, sort }: ViewQuery, usual: Sort): string {
  if (Object.keys(filter).length === 0 && sort === undefined) return '';
  const { field, order } = sort ?? usual;
  return `?${new URLSearchParams({ filter: JSON.stringify(filter), sort: field, order, page: '1' }).toString()}`;
}

/** Whether two states show the same records in the same order. */
export function sameQuery(a: ViewQuery, b: ViewQuery, usual: Sort): boolean {
  return sameValue(a.filter, b.filter) && sameValue(a.sort ?? usual, b.sort ?? usual);
}
