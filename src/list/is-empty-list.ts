import type { ListControllerResult } from 'ra-core';

/** Whether a list has no record at all: then there is nothing to search, to filter, to sort or to export. */
export function isEmptyList({
  total,
  filterValues,
}: Pick<ListControllerResult, 'total' | 'filterValues'>): boolean {
  return total === 0 && Object.keys(filterValues).length === 0;
}
