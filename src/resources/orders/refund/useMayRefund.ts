import { judge } from '../../../../domain/access/access.ts';
import { useAccess } from '../../../schema/useAccess.ts';

/** Whether this member may give money of an order back. */
export function useMayRefund(): boolean {
  const access = useAccess();
  return access !== null && judge(access, { permission: 'orders.refund' }) === 'allowed';
}
