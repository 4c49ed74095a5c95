import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useController } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { STORE_WIDE_PERMISSIONS } from '../../../domain/access/branches.ts';
import { READY_ROLES, type ReadyRole } from '../../../domain/access/ready-roles.ts';
import type { TeamRole } from '../../../domain/access/team.ts';
import type { UserStore } from '../../../generated/user-stores/types.ts';
import { ControlledInput } from '../../ui/form/ControlledInput.tsx';
import { LeaveGuard } from '../../ui/form/LeaveGuard.tsx';
import { ProblemNotice } from '../../ui/form/ProblemNotice.tsx';
import { SaveBar } from '../../ui/form/SaveBar.tsx';
import { RestoredNotice } from '../../ui/form/RestoredNotice.tsx';
import { BranchLimit } from './BranchLimit.tsx';
import { Complaint } from './Complaint.tsx';
import { DeleteRole } from './DeleteRole.tsx';
import { readyRoles } from './guest.ts';
import { limitedTo } from './merge-role-edits.ts';
import { PermissionGroups } from './PermissionGroups.tsx';
import { quiet } from '../../ui/text/quiet.ts';
import { RoleChangesNotice } from './RoleChangesNotice.tsx';
import { ordered } from './role-values.ts';
import { useRoleForm } from './useRoleForm.ts';
import { useTeamAccess } from './useTeamAccess.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { TEAM_WORDS } from './team-words.ts';

interface Props {
  /** Undefined for a new one. */
  role: TeamRole | undefined;
  /** All of the store. */
  roles: readonly TeamRole[];
  branches: readonly UserStore[];
  onChanged(): Promise<void>;
}

/** Name and permissions of a role; the user can delete a role without members. */
export function RoleForm({ role, roles, branches, onChanged }: Props) {
  const { editor: words, ready: readyWords } = useDictionary(TEAM_WORDS);
  const { reach } = useTeamAccess();
  const navigate = useNavigate();
  const { form, formProps, base, changes, problem, ...editing } = useRoleForm(role, onChanged);
  const { control } = form;
  const permissions = useController({ control, name: 'permissions' });
  const limit = useController({ control, name: 'branch_ids' });
  const set = (branch_ids: number[] | null, granted: string[]) => {
    const next = ordered(limitedTo(branch_ids, granted));
    limit.field.onChange(next.branch_ids);
    permissions.field.onChange(next.permissions);
  };
  const ready = readyRoles(roles, reach, { ready: readyWords });
  const startFrom = (one: ReadyRole) => {
    form.setValue('name', readyWords[one].name, { shouldDirty: true });
    set(limit.field.value, [...READY_ROLES[one]]);
  };
  return (
    <Box component="form" {...formProps} sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
      {editing.restored && <RestoredNotice onDiscard={editing.startOver} />}
      {changes !== undefined && <RoleChangesNotice key={changes.version} changes={changes} />}
      <ControlledInput control={control} name="name" label={words.name} autoComplete="off" />
      {role === undefined && ready.length > 0 && (
        <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
          <Box component="legend" sx={{ ...quiet, p: 0, mb: 1 }}>
            {words.start}
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {ready.map((one) => (
              <Button key={one} variant="outlined" onClick={() => startFrom(one)}>
                {readyWords[one].name}
              </Button>
            ))}
          </Box>
        </Box>
      )}
      {reach !== 'all' && <Box sx={quiet}>{words.not_yours}</Box>}
      <BranchLimit
        branches={branches}
        chosen={limit.field.value}
        error={limit.fieldState.error?.message}
        onChange={(branch_ids) => set(branch_ids, permissions.field.value)}
      />
      {([1, 2] as const).map((module) => (
        <PermissionGroups
          key={module}
          module={module}
          granted={permissions.field.value}
          shut={limit.field.value === null ? [] : STORE_WIDE_PERMISSIONS}
          onChange={(granted) => set(limit.field.value, granted)}
        />
      ))}
      {base !== undefined && (
        <DeleteRole
          role={base}
          onChanged={onChanged}
          onDeleted={() => {
            editing.discard();
            void navigate('/users-roles');
          }}
        />
      )}
      <SaveBar
        busy={editing.saving}
        onCancel={() => void navigate('/users-roles')}
        notice={
          <>
            <Complaint sentence={permissions.fieldState.error?.message} />
            {problem && <ProblemNotice problem={problem} />}
          </>
        }
      />
      <LeaveGuard control={control} leavingRef={editing.leavingRef} onDiscard={editing.discard} />
    </Box>
  );
}
