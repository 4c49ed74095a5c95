import { useState } from 'react';
import { useDataProvider, useNotify } from 'ra-core';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { useNavigate } from 'react-router-dom';
import type { TeamRole } from '../../../domain/access/team.ts';
import type { RoleInput } from '../../dataProvider/team-calls.ts';
import { failureOf } from '../../ui/form/failure.ts';
import { useWriteForm } from '../../ui/form/useWriteForm.ts';
import { mergeRoleEdits, type RoleChanges } from './merge-role-edits.ts';
import { refusedRole, roleComplaints, roleValues } from './role-values.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { TEAM_WORDS } from './team-words.ts';
import { usePermissionName } from './usePermissionName.ts';

/**
 * The form of a role. It compares the edit with the role as it was opened, even when the list of roles reloads. So it
 * never overwrites a change that the user has not seen.
 */
export function useRoleForm(role: TeamRole | undefined, onChanged: () => Promise<void>) {
  const { editor: words } = useDictionary(TEAM_WORDS);
  const nameOf = usePermissionName();
  const dataProvider = useDataProvider<AppDataProvider>();
  const notify = useNotify();
  const navigate = useNavigate();
  const [merge, setMerge] = useState<{ now: TeamRole; changes: RoleChanges }>();

  const form = useWriteForm<RoleInput, RoleInput, TeamRole>({
    draftKey: `role.${role?.id ?? 'new'}`,
    base: role,
    defaults: roleValues(role),
    validate: (values) => roleComplaints(values, words, nameOf),
    write: async (values, { base, rebase }) => {
      const input = { ...values, name: values.name.trim() };
      const calls = await dataProvider.loadTeamCalls();
      if (base === undefined) {
        await calls.createRole(input);
        return input;
      }
      try {
        await calls.updateRole(base, input);
        return input;
      } catch (error) {
        if (failureOf(error).code !== 'stale') throw error;
        const now = (await calls.listRoles()).find(({ id }) => id === base.id);
        if (now === undefined) throw error;
        const { merged, changes } = mergeRoleEdits(roleValues(base), values, roleValues(now));
        rebase(now, roleValues(now), merged);
        setMerge({ now, changes });
        return null;
      }
    },
    onSaved: async () => {
      await onChanged();
      notify(words.saved, { type: 'success' });
      await navigate('/users-roles');
    },
    refusalOf: ({ fields }) => ({ sentences: refusedRole(fields, words) }),
  });
  return {
    ...form,
    /** The changes of another user that a save ran into; `version` identifies one set of them. */
    changes: merge && { version: merge.now.version, ...merge.changes },
  };
}
