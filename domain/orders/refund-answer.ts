import { closedObject, FROM_ONE, TEXT_OR_NULL } from '../schema/schema-parts.ts';
import type { FromSchema } from '../schema/from-schema.ts';
import { PROVIDER_REFUND_REASONS, REFUND_REASONS } from './refunds.ts';

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
