import { judge, type Verdict } from '../../../domain/access/access.ts';
import { useAccess } from '../../schema/useAccess.ts';

/** What the member may do with the ways in which the store is paid. */
export function usePaymentAccess(): { write: Verdict; remove: Verdict } {
  const access = useAccess();
  if (access === null) return { write: 'permission', remove: 'permission' };
  const rule = { permission: 'payment-channels-store.write', feature: 'is_payment_checkouts_enabled' };
  return {
    write: judge(access, rule),
    remove: judge(access, { permission: 'payment-channels-store.delete' }),
  };
}
