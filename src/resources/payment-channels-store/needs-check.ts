import type { PaymentChannelStore } from '../../../generated/payment-channels-store/types.ts';

/** Whether all keys are there, and their provider has not said yet that it takes them. */
export function needsCheck({
  complete,
  checked,
}: Pick<PaymentChannelStore, 'complete' | 'checked'>): boolean {
  return complete === 1 && checked !== 1;
}
