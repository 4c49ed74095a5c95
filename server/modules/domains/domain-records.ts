import { parse } from 'tldts';
import type { DomainRecord } from '../../../domain/stores/domain-check.ts';
import type { CustomDomains } from '../../ports/custom-domains.ts';

/** What leads a domain here: its A record, and for a whole domain the name `www` beside it. */
export function domainRecords(domain: string, { requiredIp, cname }: CustomDomains): DomainRecord[] {
  const { subdomain } = parse(domain, { allowPrivateDomains: true });
  if (subdomain !== null && subdomain !== '') return [{ type: 'A', name: subdomain, value: requiredIp }];
  return [
    { type: 'A', name: '@', value: requiredIp },
    { type: 'CNAME', name: 'www', value: cname ?? domain },
  ];
}
