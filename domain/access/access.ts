/** The resource whose records are the branches of a store. */
export const BRANCHES = 'user-stores';

/**
 * Permissions about the store as a whole. A role that is limited to branches cannot have them: the log would show the
 * other branches, and a member who writes the team could lift the limit.
 */
export const STORE_WIDE_PERMISSIONS: readonly string[] = [
  'settings.write',
  'team.write',
  'billing.write',
  'audit.read',
];

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

/**
 * What one member may do in one store. The same table decides on the server (it counts) and in the admin (it hides).
 */
export interface Access {
  /** Owners have every permission that the plan allows. */
  owner: boolean;
  permissions: ReadonlySet<string>;
  /** Flags and limits of the store's plan: `is_custom_domain_enabled`, `max_products`… */
  features: Readonly<Record<string, boolean | number>>;
  /** Ids of the branches that limit the member; left out for a member of all branches. */
  branches?: readonly number[];
  /** In an inactive store members can only read, and write the configuration. */
  inactive?: boolean;
  /** The store's plan waits for its payment: members can only read, take their data along, and pay. */
  unpaid?: boolean;
}

export type Verdict = 'allowed' | 'permission' | 'inactive' | 'feature';

/**
 * The access that a call or a field requires. `lookup`: a permission that is enough to read a part (`LOOKUPS`).
 * `allBranches`: the member must not be limited to branches.
 */
export interface Asked {
  permission: string | null;
  lookup?: string;
  feature?: string;
  allBranches?: true;
}

/** `permission: null` requires membership alone. A missing permission is reported before a missing plan feature. */
export function judge(access: Access, rule: Asked): Verdict {
  if (rule.permission !== null && !access.owner && !holdsOne(access, rule.permission, rule.lookup))
    return 'permission';
  if (rule.allBranches === true && access.branches !== undefined) return 'permission';
  if (access.inactive && !allowedInInactiveStore(rule.permission)) return 'inactive';
  if (rule.feature !== undefined && access.features[rule.feature] !== true) return 'feature';
  return 'allowed';
}

/** Whether the store's plan must be paid before a call with this permission. `null` requires membership alone. */
export function mustPayFirst({ unpaid }: Access, permission: string | null): boolean {
  return (
    unpaid === true && permission !== null && !/^(?:.+\.(?:read|export)|billing\.write)$/.test(permission)
  );
}

/** What all of these members may do: for work in which several had a hand. They are members of one store. */
export function commonAccess(first: Access, ...others: Access[]): Access {
  return others.reduce(inCommon, first);
}

function inCommon(one: Access, other: Access): Access {
  const branches =
    one.branches === undefined || other.branches === undefined
      ? (one.branches ?? other.branches)
      : one.branches.filter((id) => other.branches?.includes(id));
  return {
    owner: one.owner && other.owner,
    permissions: permissionsInCommon(one, other),
    features: one.features,
    ...(branches === undefined ? {} : { branches }),
    inactive: one.inactive === true || other.inactive === true,
    unpaid: one.unpaid === true || other.unpaid === true,
  };
}

/** An owner has every permission without a list of them. */
function permissionsInCommon(one: Access, other: Access): ReadonlySet<string> {
  if (one.owner) return other.permissions;
  if (other.owner) return one.permissions;
  return new Set([...one.permissions].filter((permission) => other.permissions.has(permission)));
}

function holdsOne(access: Access, permission: string, other: string | undefined): boolean {
  return holds(access, permission) || (other !== undefined && holds(access, other));
}

function holds({ permissions, branches }: Access, permission: string): boolean {
  if (branches !== undefined && STORE_WIDE_PERMISSIONS.includes(permission)) return false;
  return permissions.has(permission) && !OWNER_PERMISSIONS.includes(permission);
}

/** What a right about one resource lets its holder read of another one, without the right to read all of it. */
interface Lookup {
  /** The right whose task cannot be done without. */
  permission: string;
  /** Besides the id, the times and the version, which every record has. */
  fields: readonly string[];
}

/**
 * By resource. An order belongs to a branch, and its lines and its buyer are chosen from products and clients: who may
 * write orders sees as much of those as the choice takes. Prices and stock are the shop's; a client's mail, document,
 * address, notes and purchases are not part of it. Limits to branches hold as for every other reading.
 */
export const LOOKUPS: Readonly<Record<string, Lookup>> = {
  'user-stores': { permission: 'orders.read', fields: ['name', 'mobile_phone_number', 'main', 'active'] },
  products: {
    permission: 'orders.write',
    fields: [
      'name',
      'sku',
      'barcode',
      'price',
      'discount_price',
      'active',
      'quantity_available',
      'product_images',
      'product_variants',
    ],
  },
  customers: {
    permission: 'orders.write',
    fields: ['first_name', 'last_name', 'phone_number', 'anonymised_at'],
  },
};

/** The rule of reading a resource at least in part: the rule of reading all of it, or the right of its lookup. */
export function lookupRule(resource: string, rule: Asked): Asked {
  const lookup = LOOKUPS[resource];
  return lookup === undefined ? rule : { ...rule, lookup: lookup.permission };
}

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
