import { permissionEntries, type PermissionModule } from '../../../domain/access/permission-entries.ts';
import { descriptors } from '../../schema/descriptors.ts';

/** Permissions about one thing: those of a resource, with the finer ones of the application; null is the store itself. */
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

/** After a tick: what may be changed may be seen, and what may not be seen may not be changed. */
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
