import { APPLICATION_PERMISSIONS } from './permissions.ts';

/**
 * What the application's own permissions cannot be used without. Those of a resource need its reading
 * (`orders.write` needs `orders.read`); what a task reads of other resources comes by itself (`lookups.ts`).
 */
const NEEDS: Partial<Record<keyof typeof APPLICATION_PERMISSIONS, readonly string[]>> = {
  // A status is set, and a price agreed, by changing the order.
  'orders.cancel': ['orders.write'],
  'orders.edit_price': ['orders.write'],
  'orders.mark_paid': ['orders.read'],
  'orders.refund': ['orders.read'],
  'products.edit_price': ['products.read'],
  'products.edit_stock': ['products.read'],
  // The page of the plan.
  'billing.write': ['invoices.read'],
};

/** What a permission needs itself; what those need in turn is left out. */
function directNeeds(permission: string): readonly string[] {
  if (permission in APPLICATION_PERMISSIONS) {
    const needs: Readonly<Record<string, readonly string[]>> = NEEDS;
    return needs[permission] ?? [];
  }
  const [resource = '', verb] = permission.split('.');
  return verb === 'read' ? [] : [`${resource}.read`];
}

/** The permissions with all that they need, those first that were given. */
export function withNeeds(permissions: readonly string[]): string[] {
  const complete = new Set(permissions);
  // A set that grows while it is walked is walked to its new end.
  for (const permission of complete) for (const need of directNeeds(permission)) complete.add(need);
  return [...complete];
}

/** The permissions without one of them, and without those that cannot be used without it. */
export function withoutPermission(permissions: readonly string[], dropped: string): string[] {
  return permissions.filter((one) => !withNeeds([one]).includes(dropped));
}

/** By permission of the set, what it needs and the set lacks. Empty for a set that works. */
export function missingNeeds(permissions: readonly string[]): Map<string, string[]> {
  return new Map(
    permissions
      .map((one): [string, string[]] => [one, withNeeds([one]).filter((need) => !permissions.includes(need))])
      .filter(([, missing]) => missing.length > 0),
  );
}
