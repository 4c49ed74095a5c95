import type { PaymentState } from '../state.ts';

const STATES: ReadonlyMap<string, PaymentState> = new Map([
  ['PENDING', 'pending'],
  ['APPROVED', 'approved'],
  ['DECLINED', 'declined'],
  ['ERROR', 'declined'],
  ['VOIDED', 'refunded'],
]);

export function wompiState(status: string): PaymentState {
  return STATES.get(status) ?? 'unknown';
}
