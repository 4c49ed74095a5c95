import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useCallback } from 'react';
import type { AppDataProvider } from '../dataProvider/dataProvider.ts';
import { putRecords } from '../dataProvider/put-records.ts';

/** The maximum rows of a call. */
const MOST = 100;

/**
 * Reads records again and shows them where they stand in lists. Resolves with the ids that no longer exist. Rejects with
 * ApiHttpError.
 */
export function useFollow(resource: string): (ids: readonly number[]) => Promise<number[]> {
  const provider = useDataProvider<AppDataProvider>();
  const queries = useQueryClient();
  return useCallback(
    async (ids) => {
      const gone: number[] = [];
      for (let from = 0; from < ids.length; from += MOST) {
        const asked = ids.slice(from, from + MOST);
        const { data } = await provider.getList(resource, {
          filter: { 'id.in': asked },
          pagination: { page: 1, perPage: MOST },
          sort: { field: 'id', order: 'ASC' },
        });
        const missing = asked.filter((id) => !data.some((record) => record.id === id));
        putRecords(queries, resource, data, missing);
        gone.push(...missing);
      }
      return gone;
    },
    [provider, queries, resource],
  );
}
