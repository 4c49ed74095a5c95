import { useState, type SubmitEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useNavigate } from 'react-router';
import type { TeamRole } from '../../../domain/access/team.ts';
import type { SessionCallError } from '../../dataProvider/session-call.ts';
import { fill } from '../../i18n/fill.ts';
import { ConfirmDialog } from '../../layout/ConfirmDialog.tsx';
import { AccountField } from '../account/AccountField.tsx';
import { PermissionGroups } from './PermissionGroups.tsx';
import { quiet } from './panel.ts';
import { useTeamCalls } from './useTeam.ts';
import { useTeamAccess } from './useTeamAccess.ts';
import { useTeamWords } from './useTeamWords.ts';
import { useTeamWrite } from './useTeamWrite.ts';

interface Props {
  /** Undefined for a new one. */
  role: TeamRole | undefined;
  onChanged(): Promise<void>;
}

/** Name and permissions of a role; a role that nobody has can go. */
export function RoleForm({ role, onChanged }: Props) {
  const { editor: words, ...others } = useTeamWords();
  const { reach } = useTeamAccess();
  const navigate = useNavigate();
  const calls = useTeamCalls();
  const { write, busy } = useTeamWrite(onChanged);
  const [name, setName] = useState(role?.name ?? '');
  const [granted, setGranted] = useState(role?.permission_role.map((entry) => entry.name) ?? []);
  const [complaints, setComplaints] = useState<{ name?: string; permissions?: string }>({});
  const [removing, setRemoving] = useState(false);

  const leave = () => void navigate('/users-roles');
  const take = ({ errors }: SessionCallError): boolean => {
    const nameProblem = errors['name']?.key;
    const permissionProblem = Object.keys(errors).some((field) => field.startsWith('permissions'));
    if (nameProblem === undefined && !permissionProblem) return false;
    const sentences: Readonly<Record<string, string>> = {
      unique: words.name_taken,
      maxLength: words.name_long,
    };
    setComplaints({
      ...(nameProblem === undefined ? {} : { name: sentences[nameProblem] ?? words.name_invalid }),
      ...(permissionProblem ? { permissions: words.not_yours } : {}),
    });
    return true;
  };
  const save = async () => {
    const wrong = {
      ...(name.trim() === '' ? { name: words.name_required } : {}),
      ...(granted.length === 0 ? { permissions: words.pick } : {}),
    };
    setComplaints(wrong);
    if (Object.keys(wrong).length > 0) return;
    const input = { name: name.trim(), permissions: granted };
    const work = () => (role === undefined ? calls.createRole(input) : calls.updateRole(role.id, input));
    if (await write(work, words.saved, take)) leave();
  };
  const remove = async ({ id }: TeamRole) => {
    if (await write(() => calls.deleteRole(id), words.removed)) leave();
    setRemoving(false);
  };
  return (
    <Box
      component="form"
      noValidate
      sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void save();
      }}
    >
      <AccountField
        name="name"
        label={words.name}
        value={name}
        autoComplete="off"
        error={complaints.name}
        onChange={setName}
      />
      {reach !== 'all' && <Box sx={quiet}>{words.not_yours}</Box>}
      <PermissionGroups module={1} granted={granted} onChange={setGranted} />
      <PermissionGroups module={2} granted={granted} onChange={setGranted} />
      {complaints.permissions !== undefined && (
        <FormHelperText error role="alert">
          {complaints.permissions}
        </FormHelperText>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button type="submit" variant="contained" loading={busy} sx={{ minHeight: 'var(--target)' }}>
          {others.save}
        </Button>
        {role !== undefined &&
          (role.users > 0 ? (
            <Box sx={{ ...quiet, alignSelf: 'center' }}>
              {fill(others.roles.users, { count: role.users })}
            </Box>
          ) : (
            <Button color="error" sx={{ minHeight: 'var(--target)' }} onClick={() => setRemoving(true)}>
              {words.remove}
            </Button>
          ))}
      </Box>
      {role !== undefined && (
        <ConfirmDialog
          open={removing}
          message={fill(words.remove_ask, { name: role.name })}
          confirmLabel={words.remove}
          busy={busy}
          onConfirm={() => void remove(role)}
          onCancel={() => setRemoving(false)}
        />
      )}
    </Box>
  );
}
