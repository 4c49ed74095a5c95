import { ORDER_STATUS, type OrderStatus } from '../orders/statuses.ts';

/**
 * What became of one payment at its provider.
 * - `charged_back`: the buyer's bank took the money back, and the store may dispute it
 * - `reinstated`: the store has won such a dispute, and has its money
 * - `unknown`: a state that the provider has added since; it is stored and changes nothing
 */
export type PaymentState =
  | 'pending'
  | 'declined'
  | 'approved'
  | 'refunded'
  | 'charged_back'
  | 'reinstated'
  | 'unknown';

/** A later state wins over an earlier one, in whatever order they arrive. */
const RANK: Readonly<Record<PaymentState, number>> = {
  unknown: 0,
  pending: 1,
  declined: 2,
  approved: 3,
  refunded: 4,
  charged_back: 5,
  reinstated: 6,
};

/** One fact about one payment at a provider. */
export interface PaymentFact {
  /** The provider's id of the payment. */
  attemptId: string;
  state: PaymentState;
}

/** The state of each payment, from all that was reported about it. */
function currentStates(facts: readonly PaymentFact[]): PaymentState[] {
  const states = new Map<string, PaymentState>();
  for (const { attemptId, state } of facts) {
    const known = states.get(attemptId) ?? 'unknown';
    states.set(attemptId, RANK[state] > RANK[known] ? state : known);
  }
  return [...states.values()];
}

/** How many of these payments hold money: approved, and not given back since. */
export function heldPayments(facts: readonly PaymentFact[]): number {
  return currentStates(facts).filter((state) => state === 'approved' || state === 'reinstated').length;
}

/**
 * The state as it counts: a payment that the provider holds again after a chargeback is one that the store has won.
 * @param facts what was known of the order's payments before
 */
export function countedState({ attemptId, state }: PaymentFact, facts: readonly PaymentFact[]): PaymentState {
  const disputed = facts.some((fact) => fact.attemptId === attemptId && fact.state === 'charged_back');
  return state === 'approved' && disputed ? 'reinstated' : state;
}

/**
 * The payment status that an order gets from its payments, as a function of their set: order and repetition do not
 * count. One payment that holds makes it paid, whatever became of the others. Null while nothing is known.
 */
export function paidStatus(facts: readonly PaymentFact[]): OrderStatus | null {
  const states = currentStates(facts);
  if (states.includes('approved') || states.includes('reinstated')) return ORDER_STATUS.paid;
  if (states.includes('refunded') || states.includes('charged_back')) return ORDER_STATUS.refunded;
  if (states.includes('pending')) return ORDER_STATUS.onHold;
  if (states.includes('declined')) return ORDER_STATUS.cancelled;
  return null;
}

/**
 * The status that an order changes to when a payment is reported, or null when it stays. A person may have set another
 * status meanwhile: it is only replaced when the payments say something new, and never by less than money received.
 */
export function statusAfter(
  current: number,
  before: readonly PaymentFact[],
  after: readonly PaymentFact[],
): OrderStatus | null {
  const [was, is] = [paidStatus(before), paidStatus(after)];
  if (is === null || is === was || is === current) return null;
  const settled = current === ORDER_STATUS.paid || current === ORDER_STATUS.refunded;
  const moneyMoved = is === ORDER_STATUS.paid || is === ORDER_STATUS.refunded;
  return settled && !moneyMoved ? null : is;
}
