import { STORE_WIDE_PERMISSIONS } from '../../../domain/access/access.ts';
import {
  covers,
  missingNeeds,
  permissionEntries,
  READY_ROLE_NAMES,
  READY_ROLES,
  withNeeds,
  withoutPermission,
  type PermissionModule,
  type Reach,
  type ReadyRole,
} from '../../../domain/access/roles.ts';
import type { TeamRole, InvitationBody, RoleBody } from '../../../domain/access/team.ts';
import { changesBetween, setChanges, without } from '../../../domain/changes/changes.ts';
import { isEmail } from '../../../domain/identity/credentials.ts';
import type { TeamWords } from '../../../generated/words/team.ts';
import type { FieldProblem } from '../../i18n/sentences.ts';
import { fill } from '../../i18n/words.ts';
import { descriptors } from '../../schema/descriptors.ts';

/** A role as its form has it; `branch_ids` null: all branches. */
export type RoleInput = Required<RoleBody>;

/** The form values of a role. Lists are sorted, so that ticking and unticking changes nothing. */
export function roleValues(role: TeamRole | undefined): RoleInput {
  if (role === undefined) return { name: '', permissions: [], branch_ids: null };
  const { name, branch_ids, permission_role } = role;
  return ordered({ name, branch_ids, permissions: permission_role.map((entry) => entry.name) });
}

export function ordered<T extends Pick<RoleInput, 'permissions' | 'branch_ids'>>(values: T): T {
  return {
    ...values,
    permissions: values.permissions.toSorted(),
    branch_ids: values.branch_ids?.toSorted((a, b) => a - b) ?? null,
  };
}

/** The missing parts of a role, by field. */
export function roleComplaints(
  role: RoleInput,
  words: TeamWords['editor'],
  nameOf: (permission: string) => string,
): Record<string, string> {
  const [unusable] = missingNeeds(role.permissions);
  return {
    ...(role.name.trim() === '' && { name: words.name_required }),
    ...(role.branch_ids?.length === 0 && { branch_ids: words.branches.pick }),
    ...(role.permissions.length === 0 && { permissions: words.pick }),
    ...(unusable && { permissions: needSentence(words, nameOf, ...unusable) }),
  };
}

function needSentence(
  { needs }: TeamWords['editor'],
  nameOf: (permission: string) => string,
  permission: string,
  missing: readonly string[],
): string {
  return fill(needs, { permission: nameOf(permission), others: missing.map(nameOf).join(', ') });
}

/** The server's errors of a role, by field: one sentence for all permissions, and one for the branches. */
export function refusedRole(
  fields: Readonly<Record<string, FieldProblem>>,
  words: TeamWords['editor'],
): Record<string, string> {
  const names: Readonly<Record<string, string>> = { unique: words.name_taken, maxLength: words.name_long };
  return Object.fromEntries(
    Object.entries(fields).map(([source, { key }]) => {
      const field = source.split('.')[0] ?? '';
      if (field === 'permissions') return [field, key === 'needs' ? words.incomplete : words.not_yours];
      return [field, field === 'branch_ids' ? words.branches.gone : (names[key] ?? words.name_invalid)];
    }),
  );
}

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

/** The permissions of one resource, with the application's finer ones; null is the store itself. */
export interface PermissionGroup {
  resource: string | null;
  permissions: string[];
}

/** The groups of one module (spec 2 §6). */
export function permissionGroups(module: PermissionModule): PermissionGroup[] {
  const groups = new Map<string | null, string[]>();
  for (const { name, module_id } of permissionEntries(descriptors)) {
    const resource = descriptors.find((descriptor) => descriptor.name === name.split('.')[0])?.name ?? null;
    if (module_id !== module) continue;
    groups.set(resource, [...(groups.get(resource) ?? []), name]);
  }
  return [...groups].map(([resource, permissions]) => ({ resource, permissions }));
}

/**
 * The selection after a tick. Adding a permission adds what it needs; removing one removes those that cannot be used
 * without it.
 */
export function ticked(granted: readonly string[], permission: string, on: boolean): string[] {
  return on ? withNeeds([...granted, permission]) : withoutPermission(granted, permission);
}

/** A person to invite. */
export type Guest = Omit<Required<InvitationBody>, 'new_role'> & {
  /** A role that the store does not have yet, in place of `role_id`. */
  ready_role: ReadyRole | null;
};

export const NO_GUEST: Guest = {
  first_name: '',
  last_name: '',
  email: '',
  role_id: null,
  ready_role: null,
  all_permissions: false,
};

/** The missing parts of an invitation, by field. */
export function guestComplaints(guest: Guest, { errors }: Pick<TeamWords, 'errors'>): Record<string, string> {
  const email = guest.email.trim() === '' ? errors.required : errors.email;
  return {
    ...(guest.first_name.trim() === '' && { first_name: errors.required }),
    ...(guest.last_name.trim() === '' && { last_name: errors.required }),
    ...(!isEmail(guest.email) && { email }),
    ...(!guest.all_permissions &&
      guest.role_id === null &&
      guest.ready_role === null && { role_id: errors.role }),
  };
}

/** The ready roles that this store has no role of that name for, and that the actor may give. */
export function readyRoles(
  roles: readonly TeamRole[],
  reach: Reach,
  { ready }: Pick<TeamWords, 'ready'>,
): ReadyRole[] {
  const taken = new Set(roles.map(({ name }) => name.toLowerCase()));
  return READY_ROLE_NAMES.filter(
    (role) => !taken.has(ready[role].name.toLowerCase()) && covers(reach, new Set(READY_ROLES[role])),
  );
}

/** The call's body. */
export function invitationOf(
  { ready_role, ...guest }: Guest,
  { ready }: Pick<TeamWords, 'ready'>,
): InvitationBody {
  if (guest.all_permissions || ready_role === null) return guest;
  const { name } = ready[ready_role];
  return { ...guest, role_id: null, new_role: { name, permissions: [...READY_ROLES[ready_role]] } };
}
