import type { Resource } from '../../domain/schema/model.ts';
import { countedBy } from '../../domain/schema/query.ts';
import type { Operation } from '../../domain/schema/vocabulary.ts';
import type { StoreRoute } from '../http/route.ts';
import { bulkChangeRoute, bulkEditRoute } from './routes/bulk.ts';
import { countsRoute } from './routes/counts.ts';
import { bulkDeleteRoute, deleteRoute } from './routes/delete.ts';
import { exportRoute } from './routes/export.ts';
import { listRoute, oneRoute } from './routes/read.ts';
import type { EngineHooks } from '../context.ts';
import { undoChangeRoute, undoDeletionRoute } from './routes/undo.ts';
import { createRoute, patchRoute, putRoute } from './routes/write.ts';

type MakeRoute = (resource: Resource) => StoreRoute;

const ROUTES: Record<Operation, MakeRoute[]> = {
  list: [listRoute],
  export: [exportRoute],
  show: [oneRoute],
  create: [createRoute],
  edit: [putRoute, patchRoute],
  delete: [deleteRoute],
  bulkDelete: [bulkDeleteRoute],
};

type Refusals = NonNullable<EngineHooks['refusals']>;

/** Which hooks a call answers for. Calls of several records say of each why it stayed. */
const RUNS = new Map<MakeRoute, keyof Refusals>([
  [createRoute, 'writing'],
  [putRoute, 'writing'],
  [patchRoute, 'writing'],
  [undoChangeRoute, 'writing'],
  [undoDeletionRoute, 'writing'],
  [deleteRoute, 'deleting'],
  [bulkDeleteRoute, 'deleting'],
]);

/** The calls that a schema makes, for the operations that it allows. They name what the hooks refuse too. */
export function resourceRoutes(resource: Resource, hooks: readonly EngineHooks[]): StoreRoute[] {
  const makers = [
    ...resource.operations.flatMap((operation) => ROUTES[operation]),
    ...bulkRoutes(resource),
    ...(resource.operations.includes('list') && countedBy(resource).length > 0 ? [countsRoute] : []),
  ];
  return makers.map((make) => {
    const route = make(resource);
    const run = RUNS.get(make);
    const refused = run === undefined ? [] : hooks.flatMap(({ refusals }) => refusals?.[run] ?? []);
    return { ...route, refusals: [...(route.refusals ?? []), ...refused] };
  });
}

/** Without a field to change in bulk there is no such call. */
function bulkRoutes(resource: Resource): MakeRoute[] {
  const { operations, list } = resource;
  const deletes = operations.includes('delete') || operations.includes('bulkDelete');
  return [
    ...(operations.includes('edit') && list.bulk.length > 0
      ? [bulkChangeRoute, bulkEditRoute, undoChangeRoute]
      : []),
    ...(deletes ? [undoDeletionRoute] : []),
  ];
}
