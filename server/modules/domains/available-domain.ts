import { parse } from 'tldts';
import { readDomain } from '../../../domain/stores/custom-domain.ts';
import type { DomainRefusal } from '../../../domain/stores/domain-check.ts';
import type { ApiPorts } from '../../api-state.ts';
import { invalid } from '../../errors.ts';

export interface Understood {
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
export function refused(refusal: DomainRefusal) {
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
