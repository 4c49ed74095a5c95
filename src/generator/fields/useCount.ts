import { useQuery } from '@tanstack/react-query';
import { useDataProvider, type RaRecord } from 'ra-core';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { usePageIds } from './usePageIds.ts';

/** How many records of a resource point at this one by a reference; undefined until it is known. */
export function useCount(
  resource: string,
  by: string,
  record: RaRecord,
): { count: number | undefined; failed: boolean } {
  const dataProvider = useDataProvider<AppDataProvider>();
  const ids = usePageIds(record);
  const { data, isError } = useQuery({
    // The resource comes first: what changes in it is counted anew.
    queryKey: [resource, 'counts', by, ids],
    queryFn: ({ signal }) => dataProvider.countRecords(resource, { by, ids }, signal),
  });
  const found = data?.find(({ id }) => id === Number(record.id));
  return { count: found?.count, failed: isError && found === undefined };
}
