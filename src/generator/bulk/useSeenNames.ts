import { useQueryClient } from '@tanstack/react-query';
import type { RaRecord } from 'ra-core';
import { useRepresent } from '../../schema/useRepresent.ts';

interface Page {
  data: RaRecord[];
}

/**
 * What reads the names of the records that lists have shown, by id. The server knows none of a record that somebody else
 * has deleted.
 */
export function useSeenNames(resource: string): () => ReadonlyMap<number, string> {
  const queries = useQueryClient();
  const represent = useRepresent();
  return () => {
    const lists = queries.getQueriesData<Page>({ queryKey: [resource, 'getList'] });
    const endless = queries.getQueriesData<{ pages: Page[] }>({ queryKey: [resource, 'getInfiniteList'] });
    const pages = [...lists.map(([, page]) => page), ...endless.flatMap(([, list]) => list?.pages ?? [])];
    return new Map(
      pages.flatMap((page) =>
        (page?.data ?? []).map((record) => [Number(record.id), represent(resource, record)] as const),
      ),
    );
  };
}
