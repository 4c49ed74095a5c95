import { judgeAddresses, type DomainVerdict, type SeenAddress } from '../../../domain/stores/domain-check.ts';
import type { ApiPorts } from '../../api-state.ts';
import { ApiError } from '../../errors.ts';
import type { CustomDomains } from '../../ports/custom-domains.ts';
import { judgeLeft } from './left-domains.ts';
import { countTry } from '../identity/module.ts';

/** Of one store in a minute: nobody scans the DNS through us. */
const LIMIT = { tries: 30, window: 60_000 };

/** @throws ApiError `unavailable` on an installation without domains of stores */
export function requireDomains({ domains }: ApiPorts): CustomDomains {
  if (domains === undefined) throw new ApiError('unavailable');
  return domains;
}

/**
 * Where a domain leads at this moment, and whether this store may have it. That no name server answers is a finding too.
 * @throws ApiError `unavailable`
 */
export async function lookUp(ports: ApiPorts, storeId: number, domain: string): Promise<DomainVerdict> {
  const { requiredIp, addressesOf } = requireDomains(ports);
  let seen: SeenAddress[];
  try {
    seen = await addressesOf(domain);
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'no answer';
    ports.logger.warn({ domain, reason }, 'the DNS did not answer');
    const unknown = { incoming_ip: null, required_ip: requiredIp };
    return { domain, verified: false, problem: 'unanswered', ...unknown };
  }
  return judgeLeft(ports, storeId, judgeAddresses(domain, seen, requiredIp));
}

/** Throws `too_many_requests`. */
export async function countLook({ database }: ApiPorts, storeId: number, now: Date): Promise<void> {
  await countTry(database, [{ key: `domains:${storeId}`, ...LIMIT }], now);
}
