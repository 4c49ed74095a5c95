import { useGetList, useListContext } from 'ra-core';
import { countQuery } from '../dataProvider/query-cache.ts';
import { useDescriptor } from '../schema/useDescriptor.ts';
import { useTotalText } from './useTotal.ts';

/**
 * The total for the title of a list. Where a view's tab counts the same records, it is the count of that tab: a change
 * that the rows wait for is counted at once.
 */
export function useCountedTotal(): string | undefined {
  const { name, list: descriptor } = useDescriptor();
  const list = useListContext();
  const counted = useGetList(name, countQuery(list.filterValues, descriptor.sort), { enabled: false });
  return useTotalText(counted.total === undefined ? list : counted);
}
