import { closedObject } from '../schema/closed-object.ts';
import type { FromSchema } from '../schema/from-schema.ts';
import type { JsonSchema } from '../schema/vocabulary.ts';
import { PROVIDER_REFUND_REASONS, REFUND_REASONS } from './refunds.ts';

const ID = { type: 'integer', minimum: 1 } as const satisfies JsonSchema;
const TEXT = { type: ['string', 'null'] } as const satisfies JsonSchema;

/** Units of a line that came back with a refund. */
const REFUNDED_LINE = closedObject({ id: ID, name: { type: 'string' }, quantity: { type: 'integer' } });
export type RefundedLine = FromSchema<typeof REFUNDED_LINE>;

/** A refund, as the API answers it. */
export const REFUND = closedObject({
  id: ID,
  at: { type: 'string', format: 'date-time' },
  user: { ...TEXT, description: 'Null when nobody knows any more, or no member gave it back.' },
  provider: { ...TEXT, description: 'The payment provider that has reported it.' },
  amount: { type: 'integer', description: 'Negative for a chargeback that was won.' },
  reason: { enum: [...REFUND_REASONS, ...PROVIDER_REFUND_REASONS] },
  note: TEXT,
  lines: { type: 'array', items: REFUNDED_LINE },
  restocked: { type: 'boolean', description: 'Whether the units went back to the stock.' },
});
export type Refund = FromSchema<typeof REFUND>;
