import { PROVIDERS } from '../payments/provider.ts';
import type { FromSchema } from '../schema/from-schema.ts';
import {
  closedObject,
  FROM_ONE,
  FROM_ZERO,
  INTEGER_OR_NULL,
  TEXT_OR_NULL,
  TIME,
  TIME_OR_NULL,
} from '../schema/schema-parts.ts';
import type { JsonSchema } from '../schema/vocabulary.ts';
import { paidOf, unpaid, type OrderMoney } from './refunds.ts';
import { ORDER_STATUS } from './statuses.ts';

/**
 * The payments of an order are rows, whose sum is what the order says was paid (docs/decisions/0084). An amount is never
 * changed: a payment is voided, and what is left of it is entered again.
 */

/** How money comes that a member writes down, in the order that a new store is offered. */
export const PAYMENT_WAYS = ['nequi', 'cash', 'bancolombia', 'bre_b', 'daviplata', 'card', 'other'] as const;
export type PaymentWay = (typeof PAYMENT_WAYS)[number];

/** Of a payment that a provider has confirmed. */
export const ONLINE_WAY = 'online';
export const ALL_WAYS = [...PAYMENT_WAYS, ONLINE_WAY] as const;

/** A payment of an order, as the API answers it. */
export const ORDER_PAYMENT = closedObject({
  id: FROM_ONE,
  at: { ...TIME, description: 'When the money came.' },
  way: { enum: [...ALL_WAYS], description: '`online`: a provider has confirmed it.' },
  provider: { enum: [...PROVIDERS, null], description: 'The payment provider that has confirmed it.' },
  amount: { ...FROM_ONE, description: 'In whole units of the currency of the order.' },
  user: {
    ...TEXT_OR_NULL,
    description: 'Who wrote it down; null when nobody knows any more, or no member did.',
  },
  proof_id: { ...INTEGER_OR_NULL, description: 'The proof of payment that came with it.' },
  voided_at: { ...TIME_OR_NULL, description: 'Since when it does not count.' },
  voided_by: TEXT_OR_NULL,
});
export type OrderPayment = FromSchema<typeof ORDER_PAYMENT>;

const AMOUNT = { ...FROM_ONE, maximum: Number.MAX_SAFE_INTEGER } as const satisfies JsonSchema;

/** What `POST /orders/{id}/payments` takes. */
export const PAYMENT_BODY = closedObject(
  {
    way: { enum: [...PAYMENT_WAYS] },
    amount: {
      ...AMOUNT,
      description: 'In whole units of the currency; all that is owed when left out. Less is a part payment.',
    },
    owed: { ...AMOUNT, description: 'What the order owed as it was read: another amount is refused.' },
    proof_id: { ...FROM_ONE, description: 'A proof of the order; it is approved with it.' },
  },
  { optional: ['amount', 'owed', 'proof_id'] },
);
export type NewPayment = FromSchema<typeof PAYMENT_BODY>;

/** How often the store has written each way down lately, the most first; each way is there. */
export const WAY_COUNTS = {
  type: 'array',
  items: closedObject({ way: { enum: [...PAYMENT_WAYS] }, n: FROM_ZERO }),
} as const satisfies JsonSchema;
export type WayCounts = FromSchema<typeof WAY_COUNTS>;

/** A payment that counts. */
export interface PaymentRow {
  id: number;
  amount: number;
  /** The open status of the order that this payment ended by making it paid; null for any other. */
  ended: OpenStatus | null;
}

const OPEN_STATUSES = [ORDER_STATUS.pending, ORDER_STATUS.onHold] as const;
export type OpenStatus = (typeof OPEN_STATUSES)[number];

type OfStatus = Pick<OrderMoney, 'order_status_id'>;

/** The status that a payment ends: that of an order which it makes paid. A new order would have been open. */
export function endedBy(before: OfStatus | null, after: OfStatus): OpenStatus | null {
  if (after.order_status_id !== ORDER_STATUS.paid) return null;
  const was = before?.order_status_id ?? ORDER_STATUS.pending;
  return OPEN_STATUSES.find((status) => status === was) ?? null;
}

/**
 * What came before the payment that made an order paid: it stays when the order is open again.
 * @param rows the newest first
 */
export function keptWhenOpen(rows: readonly PaymentRow[]): number {
  const closing = rows.findIndex(({ ended }) => ended !== null);
  return closing < 0 ? 0 : rows.slice(closing + 1).reduce((sum, { amount }) => sum + amount, 0);
}

interface Settlement<Row> {
  /** No longer count. */
  voided: Row[];
  /** Money to enter: what is left of a voided payment (`of`), or what came without a way. */
  entered: { amount: number; of: Row | null } | null;
}

/**
 * What brings the rows of an order to what it says was paid: the newest ones are voided first.
 * @param rows the newest first
 */
export function settlePayments<Row extends PaymentRow>(rows: readonly Row[], paid: number): Settlement<Row> {
  let sum = rows.reduce((total, { amount }) => total + amount, 0);
  const voided: Row[] = [];
  for (const row of rows) {
    if (sum <= paid) break;
    voided.push(row);
    sum -= row.amount;
  }
  const missing = paid - sum;
  return { voided, entered: missing > 0 ? { amount: missing, of: voided.at(-1) ?? null } : null };
}

/** An order once one of its payments is voided. A paid one is open again when that payment had made it paid. */
export function afterVoid<Status extends number>(
  order: OrderMoney & { order_status_id: Status },
  { amount, ended }: Pick<PaymentRow, 'amount' | 'ended'>,
): { paid: number; order_status_id: Status | OpenStatus } {
  const paid = paidOf(order) - amount;
  const { order_status_id: status } = order;
  const opens = status === ORDER_STATUS.paid && unpaid({ ...order, paid }) > 0;
  const reopened = ended ?? (paid > 0 ? null : ORDER_STATUS.pending);
  return { paid, order_status_id: opens && reopened !== null ? reopened : status };
}
