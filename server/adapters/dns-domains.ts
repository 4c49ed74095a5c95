import { Resolver } from 'node:dns/promises';
import { errorCode } from '../db/failures.ts';
import type { CustomDomains } from '../ports/custom-domains.ts';
import { isPublicAddress } from './public-address.ts';

export interface DomainTarget {
  ip: string;
  cname: string | null;
}

/** Milliseconds of one question and of all together. */
const TIMEOUT = 2_000;
const PATIENCE = 5_000;

const MOST_ADDRESSES = 20;

/** Answers that say: there is no such record. */
const NONE: readonly (string | undefined)[] = ['ENODATA', 'ENOTFOUND'];

/** Asks the name servers of this machine. Nothing is ever called at the addresses that they answer. */
export function dnsDomains({ ip, cname }: DomainTarget, servers?: readonly string[]): CustomDomains {
  return {
    requiredIp: ip,
    cname,
    addressesOf: (name) =>
      patiently(servers, async (resolver) => {
        const found = await Promise.all([
          resolver.resolve4(name).catch(noneWithoutRecord),
          resolver.resolve6(name).catch(noneWithoutRecord),
        ]);
        return found
          .flat()
          .slice(0, MOST_ADDRESSES)
          .map((address) => ({ address, isPublic: isPublicAddress(address) }));
      }),
    hasText: (name, text) =>
      patiently(servers, async (resolver) => {
        const records = await resolver.resolveTxt(name).catch(noneWithoutRecord);
        // A long text comes in pieces. Some providers keep the quotes that people paste.
        return records.some((pieces) => [...pieces].join('').replaceAll('"', '').trim() === text);
      }),
  };
}

/** Asks with a resolver of its own, which is cancelled when the name servers take too long. */
async function patiently<T>(
  servers: readonly string[] | undefined,
  ask: (resolver: Resolver) => Promise<T>,
): Promise<T> {
  const resolver = new Resolver({ timeout: TIMEOUT, tries: 2 });
  if (servers !== undefined) resolver.setServers(servers);
  const end = setTimeout(() => resolver.cancel(), PATIENCE);
  try {
    return await ask(resolver);
  } finally {
    clearTimeout(end);
  }
}

function noneWithoutRecord(error: unknown): never[] {
  if (NONE.includes(errorCode(error))) return [];
  throw error;
}
