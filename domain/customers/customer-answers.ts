import { MOST_MERGED } from './merge-parts.ts';
import { closedObject, FROM_ONE, INTEGER, TEXT, TEXT_OR_NULL, TIME } from '../schema/schema-parts.ts';
import type { FromSchema } from '../schema/from-schema.ts';
import type { JsonSchema } from '../schema/vocabulary.ts';

/** What a client allowed, or took back (Law 1581 of 2012, articles 8 and 9). */
export const CONSENT_KINDS = ['given', 'withdrawn'] as const;
/** What for: the orders themselves, offers, passing data on to others. */
export const CONSENT_PURPOSES = ['orders', 'marketing', 'sharing'] as const;
export const CONSENT_CHANNELS = ['whatsapp', 'web', 'phone', 'in_person', 'paper', 'email'] as const;

export type ConsentKind = (typeof CONSENT_KINDS)[number];
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];
export type ConsentChannel = (typeof CONSENT_CHANNELS)[number];

export const LONGEST_WORDING = 2_000;
export const LONGEST_EVIDENCE = 500;
/** Entries of one client: far more than a person says, few enough to read. */
export const MOST_CONSENTS = 200;

/** What holds today for each purpose: its latest entry, of two at one time the one that was noted last. */
export function standingConsents<Entry extends { id: number; purpose: ConsentPurpose; given_at: string }>(
  entries: readonly Entry[],
): Entry[] {
  return CONSENT_PURPOSES.flatMap((purpose) => {
    const own = entries.filter((entry) => entry.purpose === purpose);
    const [latest] = own.toSorted((a, b) => b.given_at.localeCompare(a.given_at) || b.id - a.id);
    return latest ?? [];
  });
}

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
