import { judge } from '../../../../domain/access/access.ts';
import { useAccess } from '../../../schema/useAccess.ts';

/** Whether this member may mark doubtful payments as reviewed. */
export function useMayReview(): boolean {
  const access = useAccess();
  return access !== null && judge(access, { permission: 'orders.write', allBranches: true }) === 'allowed';
}
