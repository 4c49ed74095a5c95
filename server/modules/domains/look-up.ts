import {
  judgeDomain,
  proofName,
  proofText,
  type DomainVerdict,
  type SeenDomain,
} from '../../../domain/stores/domain-check.ts';
import type { ApiPorts } from '../../api-state.ts';
import { ApiError } from '../../errors.ts';
import type { CustomDomains } from '../../ports/custom-domains.ts';
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
  const { requiredIp, addressesOf, hasText } = requireDomains(ports);
  const text = proofText(await tokenOf(ports, storeId));
  let seen: SeenDomain;
  try {
    const [addresses, isProven] = await Promise.all([addressesOf(domain), hasText(proofName(domain), text)]);
    seen = { addresses, isProven };
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'no answer';
    ports.logger.warn({ domain, reason }, 'the DNS did not answer');
    const unknown = { incoming_ip: null, required_ip: requiredIp };
    return { domain, verified: false, problem: 'unanswered', ...unknown };
  }
  return judgeDomain(domain, seen, requiredIp);
}

/** What the TXT record of this store's domain must say, after `tendero=`. */
export async function tokenOf({ database }: ApiPorts, storeId: number): Promise<string> {
  const { domain_token } = await database.read(storeId, (sql) =>
    sql.selectFrom('stores').select('domain_token').where('id', '=', storeId).executeTakeFirstOrThrow(),
  );
  return domain_token;
}

/** Throws `too_many_requests`. */
export async function countLook({ database }: ApiPorts, storeId: number, now: Date): Promise<void> {
  await countTry(database, [{ key: `domains:${storeId}`, ...LIMIT }], now);
}
