import { parse } from 'tldts';
import { readDomain } from '../../../domain/stores/custom-domain.ts';
import {
  type DomainRefusal,
  type DomainVerdict,
  judgeDomain,
  proofName,
  proofText,
  type SeenDomain,
} from '../../../domain/stores/domain-check.ts';
import type { ApiPorts } from '../../context.ts';
import { ApiError, invalid } from '../../errors.ts';
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

interface Understood {
  /** Null where the text is no domain. */
  domain: string | null;
  refusal: DomainRefusal | null;
}

/** What a typed text is, and why this store cannot have it, before anything is asked of the DNS. */
export async function understood(ports: ApiPorts, storeId: number, typed: string): Promise<Understood> {
  const read = readDomain(typed);
  if ('fault' in read) return { domain: null, refusal: read.fault };
  const { domain } = read;
  return { domain, refusal: refusalOf(ports, domain) ?? (await takenBy(ports, storeId, domain)) };
}

/** @throws ApiError `invalid` at `domain` */
export async function requireAvailable(ports: ApiPorts, storeId: number, typed: string): Promise<string> {
  const { domain, refusal } = await understood(ports, storeId, typed);
  if (domain === null || refusal !== null) throw refused(refusal ?? 'shape');
  return domain;
}

/** A domain that another store has answers as any other value that must be unique. */
function refused(refusal: DomainRefusal) {
  return invalid({ domain: { key: refusal === 'taken' ? 'unique' : `domain_${refusal}` } });
}

/** The part that somebody registered, by the public suffix list; the name itself where it has no such part. */
function zoneOf(host: string): string {
  return parse(host, { allowPrivateDomains: true }).domain ?? host;
}

function refusalOf({ settings, domains }: ApiPorts, domain: string): DomainRefusal | null {
  const { domain: zone, isIcann, isPrivate } = parse(domain, { allowPrivateDomains: true });
  if (zone === null || !(isIcann === true || isPrivate === true)) return 'suffix';
  const ours = [new URL(settings.origin).hostname, ...(domains?.cname == null ? [] : [domains.cname])];
  return ours.map(zoneOf).some((own) => domain === own || domain.endsWith(`.${own}`)) ? 'platform' : null;
}

/** The domain and all that stand above it: who has `marca.co` has the names below it as well. */
function withParents(domain: string): string[] {
  const labels = domain.split('.');
  return labels.map((_, at) => labels.slice(at).join('.'));
}

async function takenBy({ database }: ApiPorts, storeId: number, domain: string): Promise<'taken' | null> {
  const other = await database.platform((sql) =>
    sql
      .selectFrom('stores')
      .select('id')
      .where('domain', 'in', withParents(domain))
      .where('id', '!=', storeId)
      .executeTakeFirst(),
  );
  return other === undefined ? null : 'taken';
}
