import { BRANCHES } from '../../../domain/access/access.ts';
import type { UserStore } from '../../../generated/user-stores/types.ts';
import { useRecords } from '../../schema/record-hooks.ts';
import { useMayLookUp } from '../../schema/useAllowed.ts';

/** Several times the number of branches that a plan allows. */
const MOST = 100;
const NONE: UserStore[] = [];

/**
 * The branches that the member sees, the oldest first. Undefined until known; empty for members who may not
 * even look their names up.
 */
export function useBranches() {
  const allowed = useMayLookUp(BRANCHES);
  const { data, error, refetch } = useRecords(
    BRANCHES,
    { pagination: { page: 1, perPage: MOST }, sort: { field: 'created_at', order: 'ASC' } },
    { enabled: allowed },
  );
  return { branches: allowed ? data : NONE, error, refetch };
}
