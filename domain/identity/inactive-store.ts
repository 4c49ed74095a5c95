const CONFIG_PERMISSIONS: ReadonlySet<string> = new Set([
  'settings.write',
  'team.write',
  'billing.write',
  'audit.read',
]);

/**
 * An inactive store confines its members to home and config (spec 1 §2 'Access rules of the shell'). They may read
 * everything, and write what belongs to the configuration. `null` requires membership alone.
 */
export function allowedInInactiveStore(permission: string | null): boolean {
  if (permission === null) return true;
  return permission.endsWith('.read') || CONFIG_PERMISSIONS.has(permission);
}
