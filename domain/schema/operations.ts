import type { Resource } from './model.ts';
import type { Operation, ResourceSchema } from './vocabulary.ts';

export const OPERATIONS: readonly Operation[] = [
  'list',
  'show',
  'create',
  'edit',
  'delete',
  'bulkDelete',
  'export',
];

/** The permission of each operation is `<name>.<verb>` unless `x-access` says otherwise. */
const VERBS: Record<Operation, 'read' | 'write' | 'delete' | 'export'> = {
  list: 'read',
  show: 'read',
  create: 'write',
  edit: 'write',
  delete: 'delete',
  bulkDelete: 'delete',
  export: 'export',
};

export function readAccess(schema: ResourceSchema): Resource['access'] {
  const rule = (operation: Operation) => ({
    permission: `${schema['x-resource'].name}.${VERBS[operation]}`,
    ...schema['x-access']?.[operation],
  });
  return {
    list: rule('list'),
    show: rule('show'),
    create: rule('create'),
    edit: rule('edit'),
    delete: rule('delete'),
    bulkDelete: rule('bulkDelete'),
    export: rule('export'),
  };
}
