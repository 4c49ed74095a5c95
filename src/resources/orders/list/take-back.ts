import type { StatusStep } from '../../../../domain/orders/next-step.ts';
import type { Order } from '../../../../generated/orders/types.ts';
import { failureOf } from '../../../ui/form/failure.ts';
import { STATUS_FIELDS } from '../status/status-fields.ts';
import { isStoredOrder } from '../stored-order.ts';

interface Taken {
  /** What was set. */
  step: StatusStep;
  /** What it was before. */
  before: StatusStep;
  /** The order as it was stored with the step. */
  stored: Order;
}

/**
 * Sets the status of before, as long as the order still has the one that was set. Other changes meanwhile stay.
 * Rejects with `stale` when somebody set another status since.
 */
export async function takeBack(
  { step, before, stored }: Taken,
  set: (step: StatusStep, read: Order) => Promise<Order>,
): Promise<Order> {
  try {
    return await set(before, stored);
  } catch (error) {
    const { code, current } = failureOf(error);
    if (code !== 'stale' || !isStoredOrder(current) || current[STATUS_FIELDS[step.type]] !== step.status)
      throw error;
    return set(before, current);
  }
}
