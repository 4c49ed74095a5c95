import type { Consent } from '../../../../domain/customers/consent.ts';
import type { Sql } from '../../../db/database.ts';
import { findPeople } from '../../audit/module.ts';
import { idsOfCustomer } from '../personal/traces.ts';

/** All entries of a client, of those who were merged into them too; the latest first. */
export async function readConsents(sql: Sql, storeId: number, customerId: number): Promise<Consent[]> {
  const rows = await sql
    .selectFrom('customer_consents')
    .select(['id', 'kind', 'purpose', 'channel', 'given_at', 'wording', 'evidence', 'user_id', 'created_at'])
    .where('store_id', '=', storeId)
    .where('customer_id', 'in', await idsOfCustomer(sql, storeId, customerId))
    .orderBy('given_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const people = await findPeople(
    sql,
    storeId,
    rows.map(({ user_id }) => user_id),
  );
  return rows.map(({ given_at, created_at, user_id, ...row }) => ({
    ...row,
    given_at: given_at.toISOString(),
    created_at: created_at.toISOString(),
    user: people.get(user_id)?.name ?? null,
  }));
}
