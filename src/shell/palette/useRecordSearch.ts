import { useQueries } from '@tanstack/react-query';
import { useDataProvider, type RaRecord } from 'ra-core';
import type { ResourceDescriptor } from '../../../domain/schema/descriptors.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { loadList } from '../../schema/load-list.ts';
import { useDebounced } from '../../ui/search/useDebounced.ts';

/** Milliseconds after the last key. */
const PAUSE_MS = 250;
const SHORTEST = 2;
const ROWS = 5;

export interface RecordSearch {
  found: { resource: ResourceDescriptor; record: RaRecord }[];
  /** True while answers for the typed text are missing. */
  searching: boolean;
  failed: boolean;
}

/** Searches all resources at once; typing on aborts the calls. */
export function useRecordSearch(typed: string, resources: readonly ResourceDescriptor[]): RecordSearch {
  const dataProvider = useDataProvider<AppDataProvider>();
  const text = typed.trim();
  const asked = useDebounced(text, PAUSE_MS);
  const enabled = asked.length >= SHORTEST;
  const answers = useQueries({
    queries: resources.map((resource) => ({
      queryKey: [resource.name, 'palette', asked],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const [answer] = await Promise.all([
          dataProvider.getList(resource.name, {
            filter: { search: asked },
            pagination: { page: 1, perPage: ROWS },
            sort: resource.list.sort,
            signal,
          }),
          // Its fields say how a found value is written.
          loadList(resource.name),
        ]);
        return answer;
      },
      enabled,
    })),
  });
  const found = answers.flatMap(({ data }, at) => {
    const resource = resources[at];
    return resource === undefined || !enabled
      ? []
      : (data?.data ?? []).map((record) => ({ resource, record }));
  });
  return {
    found,
    searching: text.length >= SHORTEST && (text !== asked || answers.some(({ isLoading }) => isLoading)),
    failed: enabled && answers.some(({ isError }) => isError),
  };
}
