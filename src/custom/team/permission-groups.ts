import { permissionEntries, type PermissionModule } from '../../../domain/access/permission-entries.ts';
import { withNeeds, withoutPermission } from '../../../domain/access/needs.ts';
import { descriptors } from '../../schema/descriptors.ts';

/** The permissions of one resource, with the application's finer ones; null is the store itself. */
export interface PermissionGroup {
  resource: string | null;
  permissions: string[];
}

/** The groups of one module (spec 2 §6). */
export function permissionGroups(module: PermissionModule): PermissionGroup[] {
  const groups = new Map<string | null, string[]>();
  for (const { name, module_id } of permissionEntries(descriptors)) {
    const resource = descriptors.find((descriptor) => descriptor.name === name.split('.')[0])?.name ?? null;
    if (module_id !== module) continue;
    groups.set(resource, [...(groups.get(resource) ?? []), name]);
  }
  return [...groups].map(([resource, permissions]) => ({ resource, permissions }));
}

/**
 * The selection after a tick. Adding a permission adds what it needs; removing one removes those that cannot be used
 * without it.
 */
export function ticked(granted: readonly string[], permission: string, on: boolean): string[] {
  return on ? withNeeds([...granted, permission]) : withoutPermission(granted, permission);
}
