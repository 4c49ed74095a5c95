import {
  LONGEST_PROOF_NOTE,
  PROOF_DECISIONS,
  PROOF_STATES,
} from '../../../../domain/orders/payment-proof.ts';
import type { JsonSchema } from '../../../../domain/schema/vocabulary.ts';

const TEXT = { type: ['string', 'null'] } as const satisfies JsonSchema;

export const DECISION_BODY = {
  type: 'object',
  properties: {
    state: { enum: [...PROOF_DECISIONS] },
    note: {
      type: ['string', 'null'],
      maxLength: LONGEST_PROOF_NOTE,
      description: 'Why it is rejected; a rejection without a reason is refused.',
    },
  },
  required: ['state'],
  additionalProperties: false,
} as const satisfies JsonSchema;

export const PROOF: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer', minimum: 1 },
    at: { type: 'string', format: 'date-time' },
    user: { ...TEXT, description: 'Who attached it; null when nobody knows any more.' },
    content_type: { enum: ['image/webp', 'application/pdf'] },
    state: { enum: [...PROOF_STATES] },
    note: TEXT,
    decided_at: { type: ['string', 'null'], format: 'date-time' },
    decided_by: TEXT,
    removable: { type: 'boolean', description: 'Whether the reader may remove it.' },
  },
  required: ['id', 'at', 'user', 'content_type', 'state', 'note', 'decided_at', 'decided_by', 'removable'],
  additionalProperties: false,
};
