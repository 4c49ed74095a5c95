import { closedObject } from '../schema/closed-object.ts';
import type { FromSchema } from '../schema/from-schema.ts';
import type { JsonSchema } from '../schema/vocabulary.ts';
import { PROOF_STATES } from './payment-proof.ts';

const TEXT = { type: ['string', 'null'] } as const satisfies JsonSchema;

/** A proof, as the API answers it. */
export const PAYMENT_PROOF = closedObject({
  id: { type: 'integer', minimum: 1 },
  at: { type: 'string', format: 'date-time' },
  user: { ...TEXT, description: 'Who attached it; null when nobody knows any more.' },
  content_type: { enum: ['image/webp', 'application/pdf'] },
  state: { enum: [...PROOF_STATES] },
  // Why it was rejected.
  note: TEXT,
  decided_at: { type: ['string', 'null'], format: 'date-time' },
  // Null while it waits.
  decided_by: TEXT,
  removable: { type: 'boolean', description: 'Whether the reader may remove it.' },
});
export type PaymentProof = FromSchema<typeof PAYMENT_PROOF>;
