import type { PaymentState } from '../state.ts';

const STATES: ReadonlyMap<string, PaymentState> = new Map([
  ['pending', 'pending'],
  ['in_process', 'pending'],
  ['authorized', 'pending'],
  ['in_mediation', 'approved'],
  ['approved', 'approved'],
  ['rejected', 'declined'],
  ['cancelled', 'declined'],
  ['refunded', 'refunded'],
  ['charged_back', 'refunded'],
]);

export function mercadoPagoState(status: string): PaymentState {
  return STATES.get(status) ?? 'unknown';
}
