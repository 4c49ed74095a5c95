import { judge } from '../../../domain/access/access.ts';
import { useAccess } from '../../schema/useAllowed.ts';

/** Whether this user may merge clients: the merge takes all but one away, in every branch. */
export function useMayMerge(): boolean {
  const access = useAccess();
  return (
    access !== null && judge(access, { permission: 'customers.delete', allBranches: true }) === 'allowed'
  );
}
