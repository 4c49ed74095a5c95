import { judge } from '../../../../domain/access/access.ts';
import { useAccess } from '../../../schema/useAccess.ts';

/** Whether the user may agree on prices and discounts with a buyer. The server checks it again. */
export function useMayAgree(): boolean {
  const access = useAccess();
  return access !== null && judge(access, { permission: 'orders.edit_price' }) === 'allowed';
}
