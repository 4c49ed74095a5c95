import { closedObject, TEXT_OR_NULL } from '../schema/schema-parts.ts';
import type { FromSchema } from '../schema/from-schema.ts';
import { PROOF_STATES } from './payment-proof.ts';

/** A proof, as the API answers it. */
export const PAYMENT_PROOF = closedObject({
  id: { type: 'integer', minimum: 1 },
  at: { type: 'string', format: 'date-time' },
  user: { ...TEXT_OR_NULL, description: 'Who attached it; null when nobody knows any more.' },
  content_type: { enum: ['image/webp', 'application/pdf'] },
  state: { enum: [...PROOF_STATES] },
  // Why it was rejected.
  note: TEXT_OR_NULL,
  decided_at: { type: ['string', 'null'], format: 'date-time' },
  // Null while it waits.
  decided_by: TEXT_OR_NULL,
  removable: { type: 'boolean', description: 'Whether the reader may remove it.' },
});
export type PaymentProof = FromSchema<typeof PAYMENT_PROOF>;
