import { APPLICATION_PERMISSIONS, STORE_WIDE_PERMISSIONS, VERBS } from './access.ts';

/** Labelled Administrador (spec 2 §6). */
export const ADMINISTRATOR = 1;
/** A member whose role says what they may do. */
const COLLABORATOR = 2;

/** The user type of a member in one store: one without a role is its administrator, the owner too. */
export function userTypeOf(member: { owner: boolean; role: string | null }): number {
  return member.owner || member.role === null ? ADMINISTRATOR : COLLABORATOR;
}

/**
 * The reach of a member: everything (owners, and members without a role, spec 2 §6), or the permissions of their role.
 */
export type Reach = 'all' | ReadonlySet<string>;

/** The reach that a role gives; null when there is no such role. */
interface Granted {
  permissions: readonly string[] | null;
  branch_ids: readonly number[] | null;
}

/** Compares permissions alone. That is enough: a member who may change a team is never limited to branches. */
export function reachOf({ owner, permissions, branch_ids }: Granted & { owner: boolean }): Reach {
  if (owner || permissions === null) return 'all';
  if (branch_ids === null) return new Set(permissions);
  return new Set(permissions.filter((permission) => !STORE_WIDE_PERMISSIONS.includes(permission)));
}

/** True when `other` holds nothing beyond `own`. Members cannot give, change or take away more than they have. */
export function covers(own: Reach, other: Reach): boolean {
  if (own === 'all') return true;
  return other !== 'all' && [...other].every((permission) => own.has(permission));
}

export function may(reach: Reach, permission: keyof typeof APPLICATION_PERMISSIONS): boolean {
  return reach === 'all' || reach.has(permission);
}

/**
 * What the application's own permissions cannot be used without. Those of a resource need its reading
 * (`orders.write` needs `orders.read`); what a task reads of other resources comes by itself (`LOOKUPS`).
 */
const NEEDS: Partial<Record<keyof typeof APPLICATION_PERMISSIONS, readonly string[]>> = {
  // A status is set, and a price agreed, by changing the order.
  'orders.cancel': ['orders.write'],
  'orders.edit_price': ['orders.write'],
  'orders.mark_paid': ['orders.read'],
  'orders.refund': ['orders.read'],
  'products.edit_price': ['products.read'],
  'products.edit_stock': ['products.read'],
  // The profit is worked out of what was sold.
  'products.costs': ['products.read', 'orders.read'],
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

/** Modules of the permissions (spec 2 §6): 1 general, 2 configuration. */
export type PermissionModule = 1 | 2;

interface PermissionEntry {
  name: string;
  module_id: PermissionModule;
}

/** The part of a resource that decides in which module its permissions are listed. */
interface PermittedResource {
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

/** Roles of most shops, for who has made none yet. Their names are words of the screens. */
export const READY_ROLES = {
  /** Takes orders, gets them paid and looks after clients. */
  seller: [
    'orders.read',
    'orders.write',
    'orders.cancel',
    'orders.mark_paid',
    'customers.read',
    'customers.write',
    'products.read',
    'collections.read',
    'user-stores.read',
  ],
  /** Packs and sends orders, and counts what there is. */
  warehouse: ['orders.read', 'orders.write', 'products.read', 'products.edit_stock', 'collections.read'],
  /** Money both ways: says that it has arrived, and gives it back. Reads what was sold, and takes it along as files. */
  accounting: [
    'orders.read',
    'orders.export',
    'orders.mark_paid',
    'orders.refund',
    'customers.read',
    'customers.export',
    'products.read',
    'products.export',
    'invoices.read',
    'invoices.export',
    'user-stores.read',
    'payment-channels-store.read',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type ReadyRole = keyof typeof READY_ROLES;

export const READY_ROLE_NAMES: readonly ReadyRole[] = ['seller', 'warehouse', 'accounting'];
