import { missingNeeds } from '../../../domain/access/needs.ts';
import type { TeamRole } from '../../../domain/access/team.ts';
import type { RoleInput } from '../../dataProvider/team-calls.ts';
import { fill } from '../../i18n/fill.ts';
import type { FieldProblem } from '../../i18n/field-sentence.ts';
import type { TeamWords } from './team-words.ts';

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
