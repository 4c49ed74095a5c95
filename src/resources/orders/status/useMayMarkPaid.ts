import { judge } from '../../../../domain/access/access.ts';
import { useAccess } from '../../../schema/useAccess.ts';

/** Whether this member may say that money of a buyer has arrived, and decide on proofs of it. */
export function useMayMarkPaid(): boolean {
  const access = useAccess();
  return access !== null && judge(access, { permission: 'orders.mark_paid' }) === 'allowed';
}
