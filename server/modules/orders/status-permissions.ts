import { ORDER_STATUS } from '../../../domain/orders/statuses.ts';
import { ApiError } from '../../errors.ts';
import type { Draft, Stored } from '../../resources/record-types.ts';
import type { WriteContext } from '../module.ts';

const NEEDED: ReadonlyMap<number | undefined, string> = new Map([
  [ORDER_STATUS.paid, 'orders.mark_paid'],
  [ORDER_STATUS.cancelled, 'orders.cancel'],
]);

/** Marking paid and cancelling are permissions of their own, also on the way back. Throws `forbidden`. */
export function requireStatusPermissions(
  { access }: WriteContext,
  record: Draft<'orders'>,
  before: Stored<'orders'> | null,
): void {
  const [is, was] = [record.order_status_id, before?.order_status_id];
  if (access.owner || is === was) return;
  const missing = [is, was]
    .map((status) => NEEDED.get(status))
    .find((permission) => permission !== undefined && !access.permissions.has(permission));
  if (missing !== undefined)
    throw new ApiError('forbidden', {
      errors: { order_status_id: { key: 'forbidden', args: { permission: missing } } },
    });
}
