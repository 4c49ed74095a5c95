import type { ListControllerResult } from 'ra-core';
import type { ResourceDescriptor } from '../../../../domain/schema/descriptors.ts';

/** Whether a list shows all collections in the order of the store, as their tree does. */
export function isArranged(
  { filterValues, sort }: Pick<ListControllerResult, 'filterValues' | 'sort'>,
  { list }: Pick<ResourceDescriptor, 'list'>,
): boolean {
  const own = sort.field === list.sort.field && sort.order === list.sort.order;
  return own && Object.keys(filterValues).length === 0;
}
