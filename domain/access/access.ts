import { allowedInInactiveStore } from '../identity/inactive-store.ts';
import { STORE_WIDE_PERMISSIONS } from './branches.ts';
import { OWNER_PERMISSIONS } from './permissions.ts';

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
 * The access that a call or a field requires. `lookup`: a permission that is enough to read a part (`lookups.ts`).
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
