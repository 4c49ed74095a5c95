import { STORE_WIDE_PERMISSIONS } from '../../../domain/access/branches.ts';
import { changesBetween } from '../../../domain/changes/changes-between.ts';
import { setChanges, without } from '../../../domain/changes/set-changes.ts';
import type { RoleInput } from '../../dataProvider/team-calls.ts';
import { ticked } from './permission-groups.ts';

/** The changes that another user made to a role meanwhile. */
export interface RoleChanges {
  /** Undefined when the name did not change. */
  name: string | undefined;
  given: string[];
  taken: string[];
  /** True when the limit to branches changed. */
  branches: boolean;
}

/** Merges two edits of one role: theirs, with mine on top. Both started from `base`. */
export function mergeRoleEdits(
  base: RoleInput,
  mine: RoleInput,
  theirs: RoleInput,
): { merged: RoleInput; changes: RoleChanges } {
  const { added, removed } = setChanges(base.permissions, mine.permissions);
  const kept = removed.reduce<string[]>((granted, one) => ticked(granted, one, false), theirs.permissions);
  const [iChanged, theyChanged] = [changedIn(base, mine), changedIn(base, theirs)];
  const given = setChanges(base.permissions, theirs.permissions);
  return {
    merged: {
      name: iChanged.has('name') ? mine.name : theirs.name,
      ...limitedTo(
        iChanged.has('branch_ids') ? mine.branch_ids : theirs.branch_ids,
        added.reduce((granted, one) => ticked(granted, one, true), kept),
      ),
    },
    changes: {
      name: theyChanged.has('name') ? theirs.name : undefined,
      given: given.added,
      taken: given.removed,
      branches: theyChanged.has('branch_ids'),
    },
  };
}

/** The parts of a role that differ. The order of ticked permissions and branches does not count. */
export function changedIn(before: RoleInput, after: RoleInput): ReadonlySet<string> {
  return new Set(Object.keys(changesBetween(sorted(before), sorted(after))));
}

/** A role that is limited to branches has no permissions about the whole store. */
export function limitedTo(
  branch_ids: number[] | null,
  permissions: string[],
): Pick<RoleInput, 'branch_ids' | 'permissions'> {
  return {
    branch_ids,
    permissions: branch_ids === null ? permissions : without(permissions, STORE_WIDE_PERMISSIONS),
  };
}

function sorted({ name, permissions, branch_ids }: RoleInput) {
  return {
    name,
    permissions: permissions.toSorted(),
    branch_ids: branch_ids?.toSorted((a, b) => a - b) ?? null,
  };
}
