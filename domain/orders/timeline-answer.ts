import { ALL_WAYS } from './order-payments.ts';
import { PROVIDERS } from '../payments/provider.ts';
import { closedObject, FLAG, TEXT, TEXT_OR_NULL } from '../schema/schema-parts.ts';
import type { FromSchema } from '../schema/from-schema.ts';
import type { JsonSchema } from '../schema/vocabulary.ts';

const STATUS = {
  type: ['integer', 'null'],
  description: 'A status, by its id; null where the log has none.',
} as const satisfies JsonSchema;
const AMOUNT = {
  type: 'integer',
  description: 'In whole units of the currency.',
} as const satisfies JsonSchema;
const AMOUNT_OR_NULL = {
  type: ['integer', 'null'],
  description: 'In whole units of the currency; null where there was none.',
} as const satisfies JsonSchema;
const UNITS = { type: 'integer', description: 'Units of the line.' } as const satisfies JsonSchema;
const LINE = { ...TEXT, description: 'What the line was sold as.' } as const;
const PAYMENT = { ...TEXT_OR_NULL, description: 'The id of the payment at its provider.' } as const;

/** One thing that happened to an order, with what belongs to its kind. */
const ORDER_EVENT = {
  oneOf: [
    closedObject({ kind: { const: 'created' }, total: AMOUNT_OR_NULL }),
    closedObject({ kind: { const: 'restored' } }),
    closedObject({ kind: { enum: ['status', 'shipping_status'] }, from: STATUS, to: STATUS }),
    closedObject({ kind: { enum: ['refund', 'collected', 'uncollected'] }, amount: AMOUNT }),
    closedObject({
      kind: { enum: ['payment', 'payment_voided'] },
      way: { enum: [...ALL_WAYS] },
      amount: AMOUNT,
    }),
    closedObject({
      kind: { enum: ['proof_attached', 'proof_approved', 'proof_rejected', 'proof_removed'] },
    }),
    closedObject({ kind: { enum: ['payment_reviewed', 'payment_unreviewed'] }, payment: PAYMENT }),
    closedObject({ kind: { const: 'payment_note' }, note: TEXT }),
    closedObject({
      kind: { const: 'shipment' },
      shipment: { ...TEXT, description: 'The new carrier with its tracking number, or the link alone.' },
    }),
    closedObject({ kind: { const: 'shipment_removed' } }),
    closedObject({ kind: { enum: ['line_added', 'line_removed'] }, line: LINE, units: UNITS }),
    closedObject({ kind: { const: 'line_quantity' }, line: LINE, from: UNITS, to: UNITS }),
    closedObject({ kind: { const: 'line_price' }, line: LINE, from: AMOUNT, to: AMOUNT }),
    closedObject({
      kind: { enum: ['discount', 'shipping_cost', 'total'] },
      from: AMOUNT_OR_NULL,
      to: AMOUNT_OR_NULL,
    }),
    closedObject({
      kind: { const: 'field' },
      field: { ...TEXT, description: 'The source of another field; its value may be of a person.' },
    }),
  ],
} as const satisfies JsonSchema;
export type OrderEvent = FromSchema<typeof ORDER_EVENT>;

/** An entry of an order's timeline: a call that changed it, or a note of the team. */
export const TIMELINE_ENTRY = closedObject({
  id: { type: 'integer', description: 'Of the log, or of the note: unique within its type.' },
  type: { enum: ['change', 'note'] },
  at: { type: 'string', format: 'date-time' },
  user: { ...TEXT_OR_NULL, description: 'Null when nobody knows any more.' },
  provider: {
    enum: [...PROVIDERS, null],
    description:
      'The payment provider whose report did it; null for a member, and once the report is no longer stored.',
  },
  origin: {
    enum: ['member', 'import', 'payment', 'system'],
    description: 'By a member, by one who imported a file, by a report of a payment, or by Tendero itself.',
  },
  member: { ...FLAG, description: 'False for an actor who has left the team.' },
  events: { type: 'array', items: ORDER_EVENT, description: 'None for a note.' },
  text: { ...TEXT_OR_NULL, description: "The note's own; null for a change." },
  edited: { ...FLAG, description: 'True for a note that was changed after it was written.' },
  own: { ...FLAG, description: 'True for a note of the reader.' },
});
export type TimelineEntry = FromSchema<typeof TIMELINE_ENTRY>;
