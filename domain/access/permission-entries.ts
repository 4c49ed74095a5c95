import { APPLICATION_PERMISSIONS, VERBS } from './permissions.ts';

/** Modules of the permissions (spec 2 §6): 1 general, 2 configuration. */
export type PermissionModule = 1 | 2;

export interface PermissionEntry {
  name: string;
  module_id: PermissionModule;
}

/** The part of a resource that decides in which module its permissions are listed. */
export interface PermittedResource {
  name: string;
  menu: { group: string } | false;
}

/** The group of the menu whose resources belong to the configuration. */
const CONFIGURATION = 'settings';

/** Every permission with its module; those of the resources come first. */
export function permissionEntries(resources: readonly PermittedResource[]): PermissionEntry[] {
  return [
    ...resources.flatMap(({ name, menu }) => {
      const module_id = menu !== false && menu.group === CONFIGURATION ? 2 : 1;
      return VERBS.map((verb) => ({ name: `${name}.${verb}`, module_id }) satisfies PermissionEntry);
    }),
    ...Object.entries(APPLICATION_PERMISSIONS).map(([name, module_id]) => ({ name, module_id })),
  ];
}

/** The same permissions, and the read permission of each resource that they can change. In the order of `entries`. */
export function withReading(permissions: readonly string[], entries: readonly PermissionEntry[]): string[] {
  const wanted = new Set(permissions);
  const named = new Set(permissions.map((permission) => permission.split('.')[0]));
  return entries
    .map(({ name }) => name)
    .filter((name) => wanted.has(name) || (name.endsWith('.read') && named.has(name.split('.')[0])));
}
