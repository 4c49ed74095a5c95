import { judge } from '../../../../domain/access/access.ts';
import { useAccess } from '../../../schema/useAccess.ts';

/** Whether this member may approve and reject proofs of payment. */
export function useMayDecide(): boolean {
  const access = useAccess();
  return access !== null && judge(access, { permission: 'orders.mark_paid' }) === 'allowed';
}
