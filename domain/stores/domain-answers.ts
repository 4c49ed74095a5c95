import { closedObject, TEXT, TEXT_OR_NULL } from '../schema/schema-parts.ts';
import type { FromSchema } from '../schema/from-schema.ts';
import type { JsonSchema } from '../schema/vocabulary.ts';
import { DOMAIN_FAULTS } from './custom-domain.ts';

/** A record that the owner of a domain sets at their provider. */
const RECORD = closedObject({
  type: { enum: ['A', 'CNAME', 'TXT'] },
  name: {
    ...TEXT,
    description: 'As providers ask for it: `@` for the domain itself, else what stands before it.',
  },
  value: TEXT,
});
export type DomainRecord = FromSchema<typeof RECORD>;

/**
 * Why a store cannot have a domain, beside the faults of the text.
 * - `suffix`: a bare ending such as `com.co`, or one that nobody registers
 * - `platform`: ours
 * - `taken`: another store's
 */
const REFUSALS = ['suffix', 'platform', 'taken'] as const;

export const DOMAIN_AVAILABILITY = closedObject({
  available: { type: 'boolean' },
  domain: { ...TEXT_OR_NULL, description: 'As it was understood; null where the text is none.' },
  reason: { enum: [...DOMAIN_FAULTS, ...REFUSALS, null] },
  records: {
    type: 'array',
    items: RECORD,
    description: 'To be set at the provider; empty where the domain is not available.',
  },
});
export type DomainAvailability = FromSchema<typeof DOMAIN_AVAILABILITY>;
export type DomainRefusal = NonNullable<DomainAvailability['reason']>;

/**
 * Why a domain does not lead to us.
 * - `missing`: it has no address
 * - `other`: it leads elsewhere, or elsewhere too
 * - `private`: it leads into a network that nobody else reaches
 * - `unanswered`: no name server answered in time
 * - `unproven`: it leads here, and no TXT record shows that it is this store's
 */
const PROBLEMS = ['missing', 'other', 'private', 'unanswered', 'unproven'] as const;
export type DomainProblem = (typeof PROBLEMS)[number];

const VERDICT_MEMBERS = {
  domain: TEXT,
  verified: { type: 'boolean' },
  problem: { enum: [...PROBLEMS, null] },
  incoming_ip: {
    ...TEXT_OR_NULL,
    description: 'Where the domain leads now; null where that is nowhere, or not for strangers to see.',
  },
  required_ip: TEXT,
} as const satisfies Record<string, JsonSchema>;

/** What a look at the DNS found. */
export const DOMAIN_VERDICT = closedObject(VERDICT_MEMBERS);
export type DomainVerdict = FromSchema<typeof DOMAIN_VERDICT>;

const CHECK = closedObject({
  ...VERDICT_MEMBERS,
  state: {
    enum: ['waiting', 'ended', 'taken'],
    description:
      '`waiting`: there is another look to come. `ended`: the time is over. `taken`: another store has connected the ' +
      'domain meanwhile.',
  },
  checked_at: TEXT,
  ends_at: TEXT,
});
export type DomainCheck = FromSchema<typeof CHECK>;
/** How the looks in the background stand. */
export type DomainCheckState = DomainCheck['state'];

/** The domain that a store has, and the one that it waits for. */
export const STORE_DOMAIN = closedObject({
  domain: TEXT_OR_NULL,
  custom_domain_created_at: TEXT_OR_NULL,
  check: { anyOf: [CHECK, { type: 'null' }] },
});
export type StoreDomain = FromSchema<typeof STORE_DOMAIN>;
