import type { Selectable } from 'kysely';
import { closedObject } from '../../../domain/schema/schema-parts.ts';
import { TYPED_DOMAIN_LENGTH } from '../../../domain/stores/custom-domain.ts';
import type { DomainCheck, StoreDomain } from '../../../domain/stores/domain-check.ts';
import type { Sql } from '../../db/database.ts';
import type { DomainChecksTable } from '../../../generated/platform-tables.ts';
import { ApiError } from '../../errors.ts';
import type { WriteContext } from '../../context.ts';
import { writeStore } from '../stores/module.ts';

export const DOMAIN_QUERY = { name: { type: 'string', maxLength: TYPED_DOMAIN_LENGTH } } as const;

export const DOMAIN_BODY = closedObject({
  domain: { type: 'string', minLength: 1, maxLength: TYPED_DOMAIN_LENGTH },
});

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

type CheckRow = Omit<Selectable<DomainChecksTable>, 'store_id' | 'user_id' | 'language' | 'looks'>;

function answered({ checked_at, expires_at, ...row }: CheckRow, required_ip: string): DomainCheck {
  return {
    ...row,
    verified: false,
    required_ip,
    checked_at: checked_at.toISOString(),
    ends_at: expires_at.toISOString(),
  };
}

/** Type of the event after which open pages read the store's domain again. */
export const DOMAIN_CHANGED = 'store-domain.changed';

/**
 * The store has this domain from now on, and waits for none. Only for a domain that was just seen to lead here.
 * @throws ApiError `invalid` at `domain` when another store has connected it meanwhile
 */
export async function connectDomain(write: WriteContext, domain: string) {
  const { tx, storeId, now } = write;
  const before = await tx.sql
    .selectFrom('stores')
    .select('domain')
    .where('id', '=', storeId)
    .executeTakeFirst();
  const isNew = before?.domain !== domain;
  const answer = await writeStore(write, isNew ? { domain, custom_domain_created_at: now } : {});
  await tx.sql.deleteFrom('domain_checks').where('store_id', '=', storeId).execute();
  tx.notify({ type: DOMAIN_CHANGED });
  return answer;
}
