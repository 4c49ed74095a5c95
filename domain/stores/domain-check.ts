import type { DomainVerdict } from './domain-answers.ts';

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
