import { allPermissions } from '../../../domain/access/permissions.ts';
import { featuresOf, isUnpaid, type StorePlanRow } from '../stores/module.ts';
import type { Access } from '../../../domain/access/access.ts';

/** What a membership, its role and its store say of what a member may do; empty where a join found nothing. */
export interface MembershipRow extends StorePlanRow {
  owner: boolean | null;
  permissions: string[] | null;
  branch_ids: number[] | null;
  store_active: boolean | null;
}

export function accessOf(row: MembershipRow, resources: readonly { name: string }[], now: Date): Access {
  const { owner, permissions, branch_ids, store_active } = row;
  return {
    owner: owner === true,
    permissions: new Set(permissions ?? allPermissions(resources.map(({ name }) => name))),
    ...(branch_ids === null || owner === true ? {} : { branches: branch_ids }),
    features: featuresOf(row, now),
    inactive: store_active === false,
    unpaid: isUnpaid(row, now),
  };
}
