import type { TeamMember } from '../../../domain/access/team.ts';
import type { FieldProblem } from '../../i18n/field-sentence.ts';
import type { TeamWords } from './team-words.ts';

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
