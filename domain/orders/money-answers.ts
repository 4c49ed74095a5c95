import { PROVIDERS } from '../payments/provider.ts';
import type { FromSchema } from '../schema/from-schema.ts';
import {
  closedObject,
  FROM_ZERO,
  INTEGER,
  INTEGER_OR_NULL,
  TEXT,
  TEXT_OR_NULL,
  TIME,
} from '../schema/schema-parts.ts';
import type { JsonSchema } from '../schema/vocabulary.ts';
import { ALL_WAYS } from './order-payments.ts';

/** Money that came, and money that is missing: said apart, because an order that nobody paid is a sale too. */

const AMOUNT = {
  ...FROM_ZERO,
  description: "In whole units of the store's currency.",
} as const satisfies JsonSchema;

export const ORDER_MONEY = closedObject({
  received: { ...AMOUNT, description: 'By all ways, before what went back.' },
  returned: { ...INTEGER, description: 'What went back to buyers in these days.' },
  days: {
    type: 'array',
    items: closedObject({ date: { type: 'string', format: 'date' }, amount: AMOUNT }),
  },
  ways: {
    type: 'array',
    description: 'The most first.',
    items: closedObject({
      way: { enum: [...ALL_WAYS] },
      provider: { enum: [...PROVIDERS, null] },
      amount: AMOUNT,
      payments: FROM_ZERO,
    }),
  },
  owed: { ...AMOUNT, description: 'Of all orders now, whatever their day.' },
  owed_orders: { ...FROM_ZERO, description: 'As the filter `to_collect.in=1` finds them.' },
  currency: TEXT,
});
export type OrderMoneyFigures = FromSchema<typeof ORDER_MONEY>;

/** Who owes, and since when: the fiado of a shop. */
export const DEBTOR = closedObject({
  customer_id: { ...INTEGER_OR_NULL, description: 'Null for a buyer who is no registered client.' },
  name: TEXT_OR_NULL,
  phone_number: TEXT_OR_NULL,
  owed: AMOUNT,
  orders: { type: 'array', description: 'Their numbers, the oldest first.', items: INTEGER },
  since: { ...TIME, description: 'The date of the oldest of these orders.' },
});
export type Debtor = FromSchema<typeof DEBTOR>;

const SUMS = closedObject({
  orders: { ...FROM_ZERO, description: "Orders in the store's currency." },
  total: { ...AMOUNT, description: 'Of those that are neither cancelled nor refunded.' },
  received: { ...INTEGER, description: 'What was paid, less what went back.' },
  owed: AMOUNT,
});
export type ListSums = FromSchema<typeof SUMS>;

/** Null where the list has too many orders to add them up. */
export const LIST_SUMS = closedObject({ sums: { anyOf: [SUMS, { type: 'null' }] } });
