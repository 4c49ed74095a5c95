import type { TeamMember } from '../../../domain/access/team.ts';
import { TEAM_WORDS, type TeamWords } from '../../../generated/words/team.ts';
import type { FieldProblem } from '../../i18n/sentences.ts';
import { inLocale, useAppLocale, useWords } from '../../i18n/words.ts';
import { findDescriptor } from '../../schema/descriptors.ts';

export function fullName({ first_name, last_name }: { first_name: string; last_name: string }): string {
  return `${first_name} ${last_name}`.trim();
}

/** The role of a member in words: Administrador when there is none (spec 2 §6). */
export function roleName({ owner, role }: Pick<TeamMember, 'owner' | 'role'>, words: TeamWords): string {
  return owner ? words.owner : (role ?? words.administrator);
}

/** The server's errors of an invitation or a member, by field. */
export function complaintsOf(
  fields: Readonly<Record<string, FieldProblem>>,
  words: Pick<TeamWords, 'errors'>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, problem]) =>
      // The select chooses the role that is made, too.
      field.startsWith('new_role.')
        ? ['role_id', words.errors.ready]
        : [field, complaintOf(field, problem, words)],
    ),
  );
}

function complaintOf(field: string, { key }: FieldProblem, { errors }: Pick<TeamWords, 'errors'>): string {
  if (key === 'required' || key === 'minLength') return field === 'role_id' ? errors.role : errors.required;
  if (key === 'format') return errors.email;
  if (key === 'pattern') return errors.name;
  const sentences: Readonly<Record<string, string>> = errors;
  return sentences[key] ?? errors.other;
}

/** `Productos: Exportar`: the name of a permission outside of its group. */
export function usePermissionName(): (permission: string) => string {
  const words = useWords(TEAM_WORDS);
  const groupName = useGroupName();
  return (permission) => {
    const resource = findDescriptor(permission.split('.')[0] ?? '')?.name ?? null;
    return `${groupName(resource)}: ${permissionLabel(permission, words)}`;
  };
}

/** The name of a group of permissions; null is the store itself. */
export function useGroupName(): (resource: string | null) => string {
  const { editor } = useWords(TEAM_WORDS);
  const locale = useAppLocale();
  return (resource) => {
    const label = resource === null ? undefined : findDescriptor(resource)?.label;
    return label === undefined ? editor.other : inLocale(label, locale).many;
  };
}

/** The name of a permission within its group. */
export function permissionLabel(permission: string, { verbs, permissions }: TeamWords): string {
  const own: Readonly<Record<string, string>> = permissions;
  const general: Readonly<Record<string, string>> = verbs;
  return own[permission.replace('.', '_')] ?? general[permission.split('.')[1] ?? ''] ?? permission;
}
