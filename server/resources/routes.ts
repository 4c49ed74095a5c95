import type { Resource } from '../../domain/schema/model.ts';
import type { Operation } from '../../domain/schema/vocabulary.ts';
import type { StoreRoute } from '../http/route.ts';
import { bulkDeleteRoute, deleteRoute } from './routes/delete.ts';
import { exportRoute } from './routes/export.ts';
import { listRoute, oneRoute } from './routes/read.ts';
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
  return resource.operations.flatMap((operation) => ROUTES[operation].map((route) => route(resource)));
}
