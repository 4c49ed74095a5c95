import { PROOF_STATES } from '../../../../domain/orders/payment-proof.ts';
import type { JsonSchema } from '../../../../domain/schema/vocabulary.ts';
import { closedObject } from '../../../http/closed-object.ts';
import { component } from '../../../resources/routes/describe.ts';
import { CONSENT } from '../consents/consent-routes.ts';

const ID: JsonSchema = { type: 'integer' };
const TEXT: JsonSchema = { type: 'string' };
const TEXT_OR_NULL: JsonSchema = { type: ['string', 'null'] };
const TIME: JsonSchema = { type: 'string', format: 'date-time' };

/** `PersonalData` as JSON, with the files of the proofs. */
export const PERSONAL_DATA = closedObject({
  customer: component('Customers'),
  orders: { type: 'array', items: component('Orders') },
  order_notes: { type: 'array', items: closedObject({ order_id: ID, at: TIME, text: TEXT }) },
  form_answers: { type: 'array', items: closedObject({ order_id: ID, question: TEXT, answer: TEXT }) },
  payment_proofs: {
    type: 'array',
    items: closedObject({
      id: ID,
      order_id: ID,
      at: TIME,
      content_type: { enum: ['image/webp', 'application/pdf'] },
      state: { enum: [...PROOF_STATES] },
      note: TEXT_OR_NULL,
      base64: { ...TEXT_OR_NULL, description: 'The file; null beyond 20 MB of them: the order has it.' },
    }),
  },
  consents: { type: 'array', items: CONSENT },
  activity: {
    type: 'array',
    items: closedObject({
      at: TIME,
      user: TEXT_OR_NULL,
      action: TEXT,
      resource: TEXT,
      record_id: { type: ['integer', 'null'] },
      changes: {
        type: 'object',
        description: '`{field: [before, after]}`.',
        additionalProperties: { type: 'array', minItems: 2, maxItems: 2 },
      },
    }),
  },
});
