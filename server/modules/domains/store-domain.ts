import type { DomainCheck, StoreDomain } from '../../../domain/stores/domain-check.ts';
import type { DomainChecksTable } from '../../db/domain-checks-table.ts';
import type { Sql } from '../../db/database.ts';
import { ApiError } from '../../errors.ts';

/** The domain that a store has, and the one that it waits for. */
export async function storeDomain(sql: Sql, storeId: number, requiredIp: string): Promise<StoreDomain> {
  const store = await sql
    .selectFrom('stores')
    .select(['domain', 'custom_domain_created_at'])
    .where('id', '=', storeId)
    .executeTakeFirst();
  if (store === undefined) throw new ApiError('not_found');
  const check = await sql
    .selectFrom('domain_checks')
    .select(['domain', 'state', 'problem', 'incoming_ip', 'checked_at', 'expires_at'])
    .where('store_id', '=', storeId)
    .executeTakeFirst();
  return {
    domain: store.domain,
    custom_domain_created_at: store.custom_domain_created_at?.toISOString() ?? null,
    check: check === undefined ? null : answered(check, requiredIp),
  };
}

type CheckRow = Pick<
  DomainChecksTable,
  'domain' | 'problem' | 'incoming_ip' | 'checked_at' | 'expires_at'
> & { state: DomainCheck['state'] };

function answered({ checked_at, expires_at, ...row }: CheckRow, required_ip: string): DomainCheck {
  return {
    ...row,
    verified: false,
    required_ip,
    checked_at: checked_at.toISOString(),
    ends_at: expires_at.toISOString(),
  };
}
