import { useGetList, type RaRecord } from 'ra-core';
import { BRANCHES } from '../../../domain/access/branches.ts';
import { useAllowed } from '../../schema/useAllowed.ts';

/** As many lines as there may be in a plan, several times over. */
const MOST = 100;
const NONE: RaRecord<number>[] = [];

/** The branches that the member sees, the oldest first: undefined until they are known, none for who may not list them. */
export function useBranches() {
  const allowed = useAllowed(BRANCHES)('list');
  const { data, error, refetch } = useGetList<RaRecord<number>>(
    BRANCHES,
    { pagination: { page: 1, perPage: MOST }, sort: { field: 'created_at', order: 'ASC' } },
    { enabled: allowed },
  );
  return { branches: allowed ? data : NONE, error, refetch };
}
