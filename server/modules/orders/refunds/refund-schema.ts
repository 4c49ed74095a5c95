import {
  LONGEST_REFUND_NOTE,
  PROVIDER_REFUND_REASONS,
  REFUND_REASONS,
} from '../../../../domain/orders/refunds.ts';
import type { JsonSchema } from '../../../../domain/schema/vocabulary.ts';

const ID = { type: 'integer', minimum: 1 } as const satisfies JsonSchema;

export const REFUND_BODY = {
  type: 'object',
  properties: {
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
      items: {
        type: 'object',
        properties: { id: ID, quantity: { type: 'integer', minimum: 1, maximum: 9999 } },
        required: ['id', 'quantity'],
        additionalProperties: false,
      },
    },
    restock: { type: 'boolean', description: 'Whether the units of the lines go back to the stock.' },
  },
  required: ['amount', 'reason'],
  additionalProperties: false,
} as const satisfies JsonSchema;

const TEXT = { type: ['string', 'null'] } as const satisfies JsonSchema;

export const REFUND: JsonSchema = {
  type: 'object',
  properties: {
    id: ID,
    at: { type: 'string', format: 'date-time' },
    user: { ...TEXT, description: 'Null when nobody knows any more, or no member gave it back.' },
    provider: { ...TEXT, description: 'The payment provider that has reported it.' },
    amount: { type: 'integer', description: 'Negative for a chargeback that was won.' },
    reason: { enum: [...REFUND_REASONS, ...PROVIDER_REFUND_REASONS] },
    note: TEXT,
    lines: {
      type: 'array',
      items: {
        type: 'object',
        properties: { id: ID, name: { type: 'string' }, quantity: { type: 'integer' } },
        required: ['id', 'name', 'quantity'],
        additionalProperties: false,
      },
    },
    restocked: { type: 'boolean' },
  },
  required: ['id', 'at', 'user', 'provider', 'amount', 'reason', 'note', 'lines', 'restocked'],
  additionalProperties: false,
};
