import { ApiError } from '../../errors.ts';
import { pathId } from '../../http/authorise.ts';
import type { StoreRoute } from '../../http/route.ts';
import {
  answerRecord,
  applyUpdate,
  etagOf,
  lockRecords,
  resourceNamed,
  writeOnce,
} from '../../resources/service.ts';
import { component } from '../../resources/routes/describe.ts';
import { lockBranches } from './branch-hooks.ts';

/** `PUT /user-stores/{id}/default`: the line that the store's link leads to. */
export const defaultRoute: StoreRoute = {
  method: 'PUT',
  path: '/stores/{storeId}/user-stores/{id}/default',
  operationId: 'setMainUserStore',
  summary: 'Make a branch the main one',
  tags: ['user-stores'],
  access: { permission: 'user-stores.write', allBranches: true },
  answers: { 200: { description: 'The branch, now the main one', schema: component('UserStores') } },
  handle: async (context) => {
    const id = pathId(context.params, 'id');
    const branches = resourceNamed(context.ports, 'user-stores');
    return writeOnce(context, async (write) => {
      const known = await lockBranches(write.tx);
      const affected = known
        .filter((branch) => branch.id === id || branch.main === 1)
        .map((branch) => branch.id);
      if (!affected.includes(id)) throw new ApiError('not_found');
      let main = null;
      for (const record of await lockRecords(write, branches, affected)) {
        const changed = await applyUpdate(write, branches, record, {
          ...record,
          main: record['id'] === id ? 1 : 0,
        });
        if (changed['id'] === id) main = changed;
      }
      if (main === null) throw new ApiError('not_found');
      return {
        status: 200,
        body: answerRecord(branches, write.access, main),
        headers: { etag: etagOf(main) },
      };
    });
  },
};
