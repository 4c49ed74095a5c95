import { sql } from 'kysely';
import { exceedsPlan, planLimit } from '../../../domain/plans/limits.ts';
import type { StoreTx } from '../../db/database.ts';
import { ApiError } from '../../errors.ts';
import { withFields } from '../../resources/with-fields.ts';
import { planLimitError } from '../catalog/module.ts';
import type { ResourceHooks } from '../module.ts';

/** Branches (sales lines): as many as the plan has, always one of them the main one, never none (spec 2 §5, §6). */
export const branchHooks: ResourceHooks<'user-stores'> = {
  refusals: { writing: ['plan_limit'], deleting: ['last_branch', 'main_branch'] },

  async prepare({ tx, access }, record, before) {
    if (before !== null) return record;
    const others = await lockBranches(tx);
    if (exceedsPlan(access.features, 'max_lines', others.length + 1))
      throw planLimitError('max_lines', planLimit(access.features, 'max_lines') ?? 0, 'mobile_phone_number');
    return withFields(record, { main: others.some(({ main }) => main === 1) ? 0 : 1 });
  },

  // Limits and the main branch are judged when branches are made and deleted.
  independent: () => true,

  async restored({ tx, access }) {
    const all = await lockBranches(tx);
    if (exceedsPlan(access.features, 'max_lines', all.length))
      throw planLimitError('max_lines', planLimit(access.features, 'max_lines') ?? 0, 'mobile_phone_number');
  },

  async deleting({ tx }, records) {
    const all = await lockBranches(tx);
    if (all.length <= records.length) throw new ApiError('last_branch');
    if (records.some(({ main }) => main === 1)) throw new ApiError('main_branch');
  },
};

/** Limits and the main line concern all branches at once, so writers wait for each other. */
export async function lockBranches(tx: StoreTx): Promise<{ id: number; main: number }[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`branches ${tx.storeId}`}, 0))`.execute(tx.sql);
  const { rows } = await sql<{ id: number; main: number }>`
    select id, main from user_stores where store_id = ${tx.storeId} order by id`.execute(tx.sql);
  return rows;
}
