import { judge } from '../../../domain/access/access.ts';
import { useAccess } from '../../schema/useAccess.ts';

/** Whether the user may pay, change the plan and the billing details. The server checks it again. */
export function useMayPay(): boolean {
  const access = useAccess();
  return access !== null && judge(access, { permission: 'billing.write' }) === 'allowed';
}
