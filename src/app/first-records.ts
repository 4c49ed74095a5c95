import type { Prefetched } from './prefetch.ts';
import type { FirstList } from './first-list.ts';
import type { Services } from './services.ts';

/** Stores a list under the key of react-admin's own controller, which then finds it in the cache. */
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
 * Gives the prefetched records to the list, so that its first drawing has them. On a slow phone each drawing takes
 * tenths of a second. It does not wait for an answer that has not arrived yet.
 */
export async function takeFirstRecords(services: Services, first: Prefetched['first']): Promise<void> {
  const taken = first.then((list) => (list === null ? undefined : read(services, list)));
  await Promise.race([taken, new Promise((resolve) => setTimeout(resolve))]);
}
