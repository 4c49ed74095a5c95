import { STORE_WIDE_PERMISSIONS } from '../../../domain/access/branches.ts';
import type { RoleInput } from '../../dataProvider/team-calls.ts';
import { ticked } from './permission-groups.ts';

/** What somebody else did to a role meanwhile. */
export interface RoleNews {
  /** Undefined when it is called as before. */
  name: string | undefined;
  given: string[];
  taken: string[];
  /** It is limited to other branches now, or no longer. */
  branches: boolean;
}

/** Both edits of one role together: theirs, with mine on top. `base` is what both started from. */
export function meetRole(
  base: RoleInput,
  mine: RoleInput,
  theirs: RoleInput,
): { merged: RoleInput; news: RoleNews } {
  const dropped = without(base.permissions, mine.permissions);
  const added = without(mine.permissions, base.permissions);
  const kept = dropped.reduce<string[]>((granted, one) => ticked(granted, one, false), theirs.permissions);
  return {
    merged: {
      name: mine.name === base.name ? theirs.name : mine.name,
      ...limitedTo(
        sameLimit(mine.branch_ids, base.branch_ids) ? theirs.branch_ids : mine.branch_ids,
        added.reduce((granted, one) => ticked(granted, one, true), kept),
      ),
    },
    news: {
      name: theirs.name === base.name ? undefined : theirs.name,
      given: without(theirs.permissions, base.permissions),
      taken: without(base.permissions, theirs.permissions),
      branches: !sameLimit(theirs.branch_ids, base.branch_ids),
    },
  };
}

/** A role of some branches has no say about the whole store. */
export function limitedTo(
  branch_ids: number[] | null,
  permissions: string[],
): Pick<RoleInput, 'branch_ids' | 'permissions'> {
  return {
    branch_ids,
    permissions: branch_ids === null ? permissions : without(permissions, STORE_WIDE_PERMISSIONS),
  };
}

export function sameLimit(some: readonly number[] | null, others: readonly number[] | null): boolean {
  return some === null || others === null ? some === others : sameSet(some, others);
}

export function sameSet<T>(some: readonly T[], others: readonly T[]): boolean {
  return some.length === others.length && some.every((one) => others.includes(one));
}

function without(all: readonly string[], others: readonly string[]): string[] {
  const out = new Set(others);
  return all.filter((one) => !out.has(one));
}
