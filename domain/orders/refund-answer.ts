import { closedObject, FROM_ONE, TEXT_OR_NULL } from '../schema/schema-parts.ts';
import type { FromSchema } from '../schema/from-schema.ts';
import { LONGEST_REFUND_NOTE, PROVIDER_REFUND_REASONS, REFUND_REASONS } from './refunds.ts';

/** Units of a line that came back with a refund. */
const REFUNDED_LINE = closedObject({ id: FROM_ONE, name: { type: 'string' }, quantity: { type: 'integer' } });
export type RefundedLine = FromSchema<typeof REFUNDED_LINE>;

/** A refund, as the API answers it. */
export const REFUND = closedObject({
  id: FROM_ONE,
  at: { type: 'string', format: 'date-time' },
  user: { ...TEXT_OR_NULL, description: 'Null when nobody knows any more, or no member gave it back.' },
  provider: { ...TEXT_OR_NULL, description: 'The payment provider that has reported it.' },
  amount: { type: 'integer', description: 'Negative for a chargeback that was won.' },
  reason: { enum: [...REFUND_REASONS, ...PROVIDER_REFUND_REASONS] },
  note: TEXT_OR_NULL,
  lines: { type: 'array', items: REFUNDED_LINE },
  restocked: { type: 'boolean', description: 'Whether the units went back to the stock.' },
});
export type Refund = FromSchema<typeof REFUND>;

/** What `POST /orders/{id}/refunds` takes. */
export const REFUND_BODY = closedObject(
  {
    amount: {
      type: 'integer',
      minimum: 1,
      maximum: Number.MAX_SAFE_INTEGER,
      description: 'Whole pesos; never above what is paid and not refunded yet.',
    },
    reason: { enum: [...REFUND_REASONS] },
    note: { type: ['string', 'null'], maxLength: LONGEST_REFUND_NOTE },
    lines: {
      type: 'array',
      maxItems: 100,
      description: 'What comes back, by the id of its line.',
      items: closedObject({ id: FROM_ONE, quantity: { type: 'integer', minimum: 1, maximum: 9999 } }),
    },
    restock: { type: 'boolean', description: 'Whether the units of the lines go back to the stock.' },
  },
  { optional: ['note', 'lines', 'restock'] },
);
export type NewRefund = FromSchema<typeof REFUND_BODY>;
