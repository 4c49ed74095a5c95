import type { DomainVerdict } from '../../../domain/stores/domain-check.ts';
import type { ApiPorts } from '../../api-state.ts';
import type { WriteContext } from '../module.ts';

/** Keeps the domain that a store leaves: it may go on leading here, and its owner is not asked. */
export async function keepLeftDomain({ tx, now }: WriteContext, left: string, taken: string): Promise<void> {
  await tx.sql.deleteFrom('left_domains').where('domain', 'in', [left, taken]).execute();
  const row = { domain: left, store_id: tx.storeId, created_at: now };
  await tx.sql
    .insertInto('left_domains')
    .values(row)
    .onConflict((conflict) => conflict.column('domain').doNothing())
    .execute();
}

/**
 * What a look means where another store has left the domain. Only its owner can change where it leads: once it is seen
 * elsewhere it is free. Until then it is `held`.
 */
export async function judgeLeft(
  { database }: ApiPorts,
  storeId: number,
  verdict: DomainVerdict,
): Promise<DomainVerdict> {
  const { domain, verified } = verdict;
  const left = await database.platform((sql) =>
    sql
      .selectFrom('left_domains')
      .select('store_id')
      .where('domain', '=', domain)
      .where('store_id', '!=', storeId)
      .executeTakeFirst(),
  );
  if (left === undefined) return verdict;
  if (verified) return { ...verdict, verified: false, problem: 'held' };
  await database.platformWrite((sql) =>
    sql.deleteFrom('left_domains').where('domain', '=', domain).execute(),
  );
  return verdict;
}
