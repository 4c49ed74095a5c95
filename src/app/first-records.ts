import type { Prefetched } from './prefetch.ts';
import type { FirstList } from './first-list.ts';
import type { Services } from './services.ts';

/** Reads a list under the key of react-admin's own controller, which then finds it read. */
async function read({ dataProvider, queryClient }: Services, list: FirstList): Promise<void> {
  const { resource, query, cards } = list;
  const page = () => dataProvider.getList(resource, query);
  const key = (verb: string) => [resource, verb, query];
  if (!cards) return queryClient.prefetchQuery({ queryKey: key('getList'), queryFn: page });
  return queryClient.prefetchInfiniteQuery({
    queryKey: key('getInfiniteList'),
    queryFn: async () => ({ ...(await page()), pageParam: 1 }),
    initialPageParam: 1,
  });
}

/**
 * Hands what was asked ahead to the list, so that its first drawing has the records: on a slow phone each drawing is
 * tenths of a second. An answer that is not there yet is not waited for.
 */
export async function takeFirstRecords(services: Services, first: Prefetched['first']): Promise<void> {
  const taken = first.then((list) => (list === null ? undefined : read(services, list)));
  await Promise.race([taken, new Promise((resolve) => setTimeout(resolve))]);
}
