/** Permissions that no resource's schema implies. Module 1 is general, 2 configuration (spec 2 §6). */
export const APPLICATION_PERMISSIONS = {
  'orders.cancel': 1,
  'orders.mark_paid': 1,
  'orders.refund': 1,
  'orders.edit_price': 1,
  'products.edit_price': 1,
  'products.edit_stock': 1,
  'products.costs': 1,
  'settings.write': 2,
  'team.write': 2,
  'billing.write': 2,
  'audit.read': 2,
} as const;

/** Permissions of owners alone, whatever a role lists (spec 2 §6: notes of clients). Roles cannot have them. */
export const OWNER_PERMISSIONS: readonly string[] = ['customers.notes'];

/** The actions on the records of a resource. */
export const VERBS = ['read', 'write', 'delete', 'export'] as const;

/** All permissions for the given resources: `<name>.read|write|delete|export` and the application's own. */
export function allPermissions(resourceNames: string[]): string[] {
  return [
    ...resourceNames.flatMap((name) => VERBS.map((verb) => `${name}.${verb}`)),
    ...Object.keys(APPLICATION_PERMISSIONS),
  ];
}
