import type { Resource } from '../../domain/schema/model.ts';
import { countedBy } from '../../domain/schema/query.ts';
import type { Operation } from '../../domain/schema/vocabulary.ts';
import type { StoreRoute } from '../http/route.ts';
import { bulkChangeRoute } from './routes/bulk.ts';
import { bulkEditRoute } from './routes/bulk-edit.ts';
import { countsRoute } from './routes/counts.ts';
import { bulkDeleteRoute, deleteRoute } from './routes/delete.ts';
import { exportRoute } from './routes/export.ts';
import { listRoute, oneRoute } from './routes/read.ts';
import { undoChangeRoute, undoDeletionRoute } from './routes/undo.ts';
import { createRoute, patchRoute, putRoute } from './routes/write.ts';

const ROUTES: Record<Operation, ((resource: Resource) => StoreRoute)[]> = {
  list: [listRoute],
  export: [exportRoute],
  show: [oneRoute],
  create: [createRoute],
  edit: [putRoute, patchRoute],
  delete: [deleteRoute],
  bulkDelete: [bulkDeleteRoute],
};

/** The calls that a schema makes, for the operations that it allows. */
export function resourceRoutes(resource: Resource): StoreRoute[] {
  return [
    ...resource.operations.flatMap((operation) => ROUTES[operation].map((route) => route(resource))),
    ...bulkRoutes(resource),
    ...(resource.operations.includes('list') && countedBy(resource).length > 0
      ? [countsRoute(resource)]
      : []),
  ];
}

/** Without a field to change in bulk there is no such call. */
function bulkRoutes(resource: Resource): StoreRoute[] {
  const { operations, list } = resource;
  const deletes = operations.includes('delete') || operations.includes('bulkDelete');
  return [
    ...(operations.includes('edit') && list.bulk.length > 0
      ? [bulkChangeRoute(resource), bulkEditRoute(resource), undoChangeRoute(resource)]
      : []),
    ...(deletes ? [undoDeletionRoute(resource)] : []),
  ];
}
