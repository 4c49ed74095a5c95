import type { DomainFault } from './custom-domain.ts';

/**
 * Why a store cannot have a domain.
 * - `suffix`: a bare ending such as `com.co`, or one that nobody registers
 * - `platform`: ours
 * - `taken`: another store's
 */
export type DomainRefusal = DomainFault | 'suffix' | 'platform' | 'taken';

/** A record that the owner of a domain sets at their provider. */
export interface DomainRecord {
  type: 'A' | 'CNAME' | 'TXT';
  /** As providers ask for it: `@` for the domain itself, else what stands before it. */
  name: string;
  value: string;
}

export interface DomainAvailability {
  available: boolean;
  /** As it was understood; null where the text is none. */
  domain: string | null;
  reason: DomainRefusal | null;
  /** To be set at the provider; empty where the domain is not available. */
  records: DomainRecord[];
}

/**
 * Why a domain does not lead to us.
 * - `missing`: it has no address
 * - `other`: it leads elsewhere, or elsewhere too
 * - `private`: it leads into a network that nobody else reaches
 * - `unanswered`: no name server answered in time
 * - `unproven`: it leads here, and no TXT record shows that it is this store's
 */
export type DomainProblem = 'missing' | 'other' | 'private' | 'unanswered' | 'unproven';

/** What a look at the DNS found. */
export interface DomainVerdict {
  domain: string;
  verified: boolean;
  problem: DomainProblem | null;
  /** Where the domain leads now; null where that is nowhere, or not for strangers to see. */
  incoming_ip: string | null;
  required_ip: string;
}

/**
 * How the looks in the background stand.
 * - `waiting`: there is another one to come
 * - `ended`: the time is over
 * - `taken`: another store has connected the domain meanwhile
 */
export type DomainCheckState = 'waiting' | 'ended' | 'taken';

export interface DomainCheck extends DomainVerdict {
  state: DomainCheckState;
  checked_at: string;
  ends_at: string;
}

export interface StoreDomain {
  domain: string | null;
  custom_domain_created_at: string | null;
  check: DomainCheck | null;
}

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
