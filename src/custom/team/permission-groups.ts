import { permissionEntries, type PermissionModule } from '../../../domain/access/permission-entries.ts';
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
 * The selection after a tick. Adding a permission adds its read permission; removing the read permission removes the
 * others.
 */
export function ticked(granted: readonly string[], permission: string, on: boolean): string[] {
  const resource = permission.split('.')[0] ?? '';
  const reading = `${resource}.read`;
  if (on) return [...new Set([...granted, permission, ...(hasReading(resource) ? [reading] : [])])];
  if (permission === reading) return granted.filter((one) => one.split('.')[0] !== resource);
  return granted.filter((one) => one !== permission);
}

function hasReading(resource: string): boolean {
  return descriptors.some(({ name }) => name === resource);
}
