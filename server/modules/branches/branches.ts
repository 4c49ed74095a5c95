import { sql } from 'kysely';
import { exceedsPlan, planLimit } from '../../../domain/plans/features.ts';
import type { StoreTx } from '../../db/database.ts';
import { ApiError } from '../../errors.ts';
import { pathId } from '../../http/authorise.ts';
import type { StoreRoute } from '../../http/route.ts';
import { storeRoute } from '../../http/typed-route.ts';
import type { Stored } from '../../resources/record-types.ts';
import { component } from '../../resources/routes/describe.ts';
import { answerRecord, applyUpdate, lockRecords, writeOnce } from '../../resources/service.ts';
import { withFields, type ResourceHooks } from '../../resources/typed-records.ts';
import { planLimitError } from '../catalog/module.ts';

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

/** `PUT /user-stores/{id}/default`: the line that the store's link leads to. */
export const defaultRoute: StoreRoute = {
  method: 'PUT',
  path: '/stores/{storeId}/user-stores/{id}/default',
  operationId: 'setMainUserStore',
  summary: 'Make a branch the main one',
  access: { permission: 'user-stores.write', allBranches: true },
  refusals: ['plan_limit'],
  answers: { 200: { description: 'The branch, now the main one', schema: component('UserStores') } },
  handle: async (context) => {
    const id = pathId(context.params, 'id');
    return writeOnce(context, async (write) => {
      const known = await lockBranches(write.tx);
      const affected = known
        .filter((branch) => branch.id === id || branch.main === 1)
        .map((branch) => branch.id);
      if (!affected.includes(id)) throw new ApiError('not_found');
      const [current] = known.filter(({ main }) => main === 1);
      // A plan of one line has nothing to choose from (spec 2 §6).
      const lines = planLimit(write.access.features, 'max_lines');
      if (lines === 1 && current !== undefined && current.id !== id)
        throw planLimitError('max_lines', lines, 'main');
      let main: Stored<'user-stores'> | null = null;
      for (const record of await lockRecords(write, 'user-stores', affected)) {
        const wanted = withFields(record, { main: record.id === id ? 1 : 0 });
        const changed = await applyUpdate(write, 'user-stores', record, wanted);
        if (changed.id === id) main = changed;
      }
      if (main === null) throw new ApiError('not_found');
      return answerRecord(write, 'user-stores', main);
    });
  },
};

/** Several times the lines of any plan. */
const MOST = 1000;

/**
 * `PUT /disable-user-stores`: the lines that the store does without, as after a change to a smaller plan. All others
 * are active, and the first of them becomes the main one where that one goes.
 */
export const disableRoute = storeRoute({
  method: 'PUT',
  path: '/stores/{storeId}/disable-user-stores',
  operationId: 'disableUserStores',
  summary: 'Switch off the branches with these ids, and on all others',
  access: { permission: 'user-stores.write', allBranches: true },
  body: { type: 'array', items: { type: 'integer' }, maxItems: MOST },
  refusals: ['last_branch', 'plan_limit'],
  answers: {
    204: { description: 'Done' },
    403: { description: 'More lines would stay than the plan has' },
    404: { description: 'One of them is no branch of this store; nothing has changed' },
    409: { description: 'No line would stay' },
  },
  handle: (context) =>
    writeOnce(context, async (write) => {
      const off = new Set(context.body);
      const all = await lockBranches(write.tx);
      const kept = all.filter(({ id }) => !off.has(id));
      if (all.length - kept.length !== off.size) throw new ApiError('not_found');
      const [first] = kept;
      if (first === undefined) throw new ApiError('last_branch');
      if (exceedsPlan(write.access.features, 'max_lines', kept.length))
        throw planLimitError('max_lines', planLimit(write.access.features, 'max_lines') ?? 0, 'ids');
      const mainId = (kept.find(({ main }) => main === 1) ?? first).id;
      const ids = all.map(({ id }) => id);
      for (const record of await lockRecords(write, 'user-stores', ids)) {
        const active = off.has(record.id) ? 0 : 1;
        const main = record.id === mainId ? 1 : 0;
        if (record.active === active && record.main === main) continue;
        await applyUpdate(write, 'user-stores', record, withFields(record, { active, main }));
      }
      return { status: 204 };
    }),
});
