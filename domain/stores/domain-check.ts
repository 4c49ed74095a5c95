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
  type: 'A' | 'CNAME';
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
 * - `held`: it leads here since another store had it; its owner must show that it is theirs
 */
export type DomainProblem = 'missing' | 'other' | 'private' | 'unanswered' | 'held';

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

/**
 * What the addresses of a domain mean. Each of them must be ours: with another one beside it, some buyers get elsewhere.
 */
export function judgeAddresses(
  domain: string,
  seen: readonly SeenAddress[],
  required_ip: string,
): DomainVerdict {
  const foreign = seen.find(({ address }) => address !== required_ip);
  const verdict = { domain, required_ip };
  if (foreign === undefined && seen.length > 0)
    return { ...verdict, verified: true, problem: null, incoming_ip: required_ip };
  const problem = foreign === undefined ? 'missing' : foreign.isPublic ? 'other' : 'private';
  const incoming_ip = foreign?.isPublic === true ? foreign.address : null;
  return { ...verdict, verified: false, problem, incoming_ip };
}
