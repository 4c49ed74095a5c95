import { MOST_MERGED } from './merge-parts.ts';
import { closedObject, INTEGER, TEXT, TEXT_OR_NULL, TIME, FROM_ONE } from '../schema/schema-parts.ts';
import type { FromSchema } from '../schema/from-schema.ts';
import type { JsonSchema } from '../schema/vocabulary.ts';
import { CONSENT_CHANNELS, CONSENT_KINDS, CONSENT_PURPOSES } from './consent.ts';

/** An entry of the record of what a client allowed, or took back. */
export const CONSENT = closedObject({
  id: INTEGER,
  kind: { type: 'string', enum: [...CONSENT_KINDS] },
  purpose: { type: 'string', enum: [...CONSENT_PURPOSES] },
  channel: { type: 'string', enum: [...CONSENT_CHANNELS] },
  given_at: TIME,
  wording: TEXT_OR_NULL,
  evidence: TEXT_OR_NULL,
  user: { ...TEXT_OR_NULL, description: 'Who noted it; null when nobody knows any more.' },
  created_at: TIME,
});
export type Consent = FromSchema<typeof CONSENT>;

const COUNTER = {
  type: 'array',
  items: closedObject({ id: INTEGER, name: TEXT, quantity: { type: 'integer', minimum: 0 } }),
} as const satisfies JsonSchema;

/** How many customers are of each kind and of each frequency, the empty ones included (spec 2 §7). */
export const CUSTOMER_COUNTERS = closedObject({ leads_counter: COUNTER, frequencies_counter: COUNTER });
export type CustomerCounters = FromSchema<typeof CUSTOMER_COUNTERS>;

/** Clients with one phone number, the oldest first. */
export const DUPLICATE_GROUP = closedObject({
  phone_number: TEXT,
  quantity: { type: 'integer', minimum: 2, description: 'Clients with this number.' },
  customers: { type: 'array', items: { $ref: '#/components/schemas/Customers' } },
});
/** `Customer` is the record of the resource, in the type of its reader. */
export type DuplicateGroup<Customer> = Omit<FromSchema<typeof DUPLICATE_GROUP>, 'customers'> & {
  customers: Customer[];
};

/** Clients who become one. */
export const MERGE_BODY = closedObject(
  {
    customers: {
      type: 'array',
      description: 'All clients of the merge in the versions that were read, the one that stays among them.',
      items: closedObject({ id: FROM_ONE, version: FROM_ONE }),
      minItems: 2,
      maxItems: MOST_MERGED,
    },
    take: {
      type: 'object',
      description: 'Of which client each part is taken; left out, of the one that stays.',
      properties: { name: FROM_ONE, phone: FROM_ONE, email: FROM_ONE, document: FROM_ONE, address: FROM_ONE },
      additionalProperties: false,
    },
  },
  { optional: ['take'] },
);
export type MergeBody = FromSchema<typeof MERGE_BODY>;
