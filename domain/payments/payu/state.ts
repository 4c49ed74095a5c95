import type { PaymentState } from '../state.ts';

/** `state_pol` of a notification. */
const REPORTED: ReadonlyMap<string, PaymentState> = new Map([
  ['4', 'approved'],
  ['5', 'declined'],
  ['6', 'declined'],
  ['7', 'pending'],
]);

/** `transactionResponse.state` of a query. */
const ASKED: ReadonlyMap<string, PaymentState> = new Map([
  ['APPROVED', 'approved'],
  ['DECLINED', 'declined'],
  ['EXPIRED', 'declined'],
  ['ERROR', 'declined'],
  ['PENDING', 'pending'],
]);

export function reportedState(code: string): PaymentState {
  return REPORTED.get(code) ?? 'unknown';
}

export function askedState(state: string): PaymentState {
  return ASKED.get(state) ?? 'unknown';
}
