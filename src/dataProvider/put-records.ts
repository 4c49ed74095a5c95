import type { QueryClient } from '@tanstack/react-query';
import type { RaRecord } from 'ra-core';
import { keysOfLists } from './query-cache.ts';

interface Page {
  data: RaRecord[];
  total?: number;
}

interface Pages {
  pages: Page[];
}

/** Puts changed records into the lists that show them, and takes out those that are gone. */
export function putRecords(
  queries: QueryClient,
  resource: string,
  changed: readonly RaRecord[],
  gone: readonly number[],
): void {
  const known = new Map(changed.map((record) => [record.id, record]));
  const lost = new Set<RaRecord['id']>(gone);
  renewRecords(queries, resource, (record) =>
    lost.has(record.id) ? undefined : (known.get(record.id) ?? record),
  );
}

/**
 * Renews the records of the lists that show them, where they stand; undefined takes one out. No list is read again, so
 * none of its other rows moves.
 */
export function renewRecords(
  queries: QueryClient,
  resource: string,
  renew: (record: RaRecord) => RaRecord | undefined,
): void {
  const renewed = (page: Page): Page => {
    const data = page.data.flatMap((record) => renew(record) ?? []);
    const total = page.total === undefined ? {} : { total: page.total - (page.data.length - data.length) };
    return { ...page, data, ...total };
  };
  const { pages, endless } = keysOfLists(resource);
  queries.setQueriesData<Page>({ queryKey: pages }, (page) => page && renewed(page));
  queries.setQueriesData<Pages>(
    { queryKey: endless },
    (list) => list && { ...list, pages: list.pages.map(renewed) },
  );
}
