import { PLAN_FEATURES } from '../../../domain/access/features.ts';
import { allPermissions } from '../../../domain/access/permissions.ts';
import type { Access } from '../../../domain/access/access.ts';

/** What a membership, its role and its store say of what a member may do; empty where a join found nothing. */
export interface MembershipRow {
  owner: boolean | null;
  permissions: string[] | null;
  branch_ids: number[] | null;
  plan: string | null;
  store_active: boolean | null;
}

export function accessOf(row: MembershipRow, resources: readonly { name: string }[]): Access {
  const { owner, permissions, branch_ids, plan, store_active } = row;
  return {
    owner: owner === true,
    permissions: new Set(permissions ?? allPermissions(resources.map(({ name }) => name))),
    ...(branch_ids === null || owner === true ? {} : { branches: branch_ids }),
    features: plan === 'pro' ? PLAN_FEATURES.pro : PLAN_FEATURES.free,
    inactive: store_active === false,
  };
}
