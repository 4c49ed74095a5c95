import { exceedsPlan, planLimit } from '../../../domain/plans/limits.ts';
import { ApiError } from '../../errors.ts';
import { storeRoute } from '../../http/typed-route.ts';
import { applyUpdate, lockRecords, writeOnce } from '../../resources/service.ts';
import { withFields } from '../../resources/with-fields.ts';
import { planLimitError } from '../catalog/module.ts';
import { lockBranches } from './branch-hooks.ts';

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
  tags: ['user-stores'],
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
