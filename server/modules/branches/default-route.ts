import { planLimit } from '../../../domain/plans/limits.ts';
import { ApiError } from '../../errors.ts';
import { pathId } from '../../http/authorise.ts';
import type { StoreRoute } from '../../http/route.ts';
import type { Stored } from '../../resources/record-types.ts';
import { withFields } from '../../resources/with-fields.ts';
import { answerRecord, applyUpdate, lockRecords, writeOnce } from '../../resources/service.ts';
import { component } from '../../resources/routes/describe.ts';
import { planLimitError } from '../catalog/module.ts';
import { lockBranches } from './branch-hooks.ts';

/** `PUT /user-stores/{id}/default`: the line that the store's link leads to. */
export const defaultRoute: StoreRoute = {
  method: 'PUT',
  path: '/stores/{storeId}/user-stores/{id}/default',
  operationId: 'setMainUserStore',
  summary: 'Make a branch the main one',
  tags: ['user-stores'],
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
