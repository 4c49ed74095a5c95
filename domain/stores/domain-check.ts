import { closedObject, TEXT, TEXT_OR_NULL } from '../schema/schema-parts.ts';
import type { FromSchema } from '../schema/from-schema.ts';
import type { JsonSchema } from '../schema/vocabulary.ts';
import { DOMAIN_FAULTS } from './custom-domain.ts';

const MINUTE = 60_000;

/** Providers take between 10 minutes and 48 hours (spec 2 §9). */
export const DOMAIN_PATIENCE = 48 * 60 * MINUTE;

const LONGEST_PAUSE = 30 * MINUTE;

/** Milliseconds from one look in the background to the next: a minute, doubling up to half an hour. */
export function pauseBetweenLooks(looks: number): number {
  return Math.min(MINUTE * 2 ** Math.min(looks, 10), LONGEST_PAUSE);
}

export interface SeenAddress {
  address: string;
  /** Whether it is somewhere on the internet. */
  isPublic: boolean;
}

/** The label below which a domain shows whose it is, so that its other TXT records stay as they are. */
const PROOF_LABEL = '_tendero';

/** The name of the TXT record that shows whose a domain is; `name` as providers ask for it, or in full. */
export function proofName(name: string): string {
  return name === '@' ? PROOF_LABEL : `${PROOF_LABEL}.${name}`;
}

/** What the TXT record of a store says. */
export function proofText(token: string): string {
  return `tendero=${token}`;
}

/** What name servers answer about a domain. */
export interface SeenDomain {
  addresses: readonly SeenAddress[];
  /** Its TXT record says that it is the store's. */
  isProven: boolean;
}

/**
 * What is seen of a domain, and means. Each of its addresses must be ours: with another one beside it, some buyers get
 * elsewhere. That it leads here shows nothing of whose it is: it may have led here for another store.
 */
export function judgeDomain(
  domain: string,
  { addresses: seen, isProven }: SeenDomain,
  required_ip: string,
): DomainVerdict {
  const foreign = seen.find(({ address }) => address !== required_ip);
  const verdict = { domain, required_ip };
  if (foreign === undefined && seen.length > 0)
    return {
      ...verdict,
      verified: isProven,
      problem: isProven ? null : 'unproven',
      incoming_ip: required_ip,
    };
  const problem = foreign === undefined ? 'missing' : foreign.isPublic ? 'other' : 'private';
  const incoming_ip = foreign?.isPublic === true ? foreign.address : null;
  return { ...verdict, verified: false, problem, incoming_ip };
}

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
