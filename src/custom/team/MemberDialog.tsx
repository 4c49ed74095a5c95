import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDataProvider, useNotify } from 'ra-core';
import { useController } from 'react-hook-form';
import type { TeamMember, TeamRole } from '../../../domain/access/team.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import type { MemberChange } from '../../dataProvider/team-calls.ts';
import { fill } from '../../i18n/fill.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { useWriteForm } from '../../ui/form/useWriteForm.ts';
import { NativeSelect } from '../../ui/input/NativeSelect.tsx';
import { TickBox } from '../../ui/input/TickBox.tsx';
import { quiet } from '../../ui/text/quiet.ts';
import { Complaint } from './Complaint.tsx';
import { rolesWithin } from './may-change.ts';
import { complaintsOf, fullName } from './names.ts';
import { TEAM_WORDS } from './team-words.ts';
import { useTeamAccess } from './useTeamAccess.ts';
import { useTeamWrite } from './useTeamWrite.ts';

/** The standing of a member as one choice: owner, administrator, or the id of a role. */
const OWNER = 'owner';
const ADMINISTRATOR = 'administrator';

export function standingOf({ owner, role_id }: Pick<TeamMember, 'owner' | 'role_id'>): string {
  if (owner) return OWNER;
  return role_id === null ? ADMINISTRATOR : String(role_id);
}

export function changeTo(standing: string): Pick<MemberChange, 'owner' | 'role_id'> {
  if (standing === OWNER) return { owner: true };
  return { owner: false, role_id: standing === ADMINISTRATOR ? null : Number(standing) };
}

interface Props {
  member: TeamMember;
  roles: readonly TeamRole[];
  onChanged(): Promise<void>;
  onClose(): void;
}

interface MemberValues {
  standing: string;
  active: boolean;
}

/** The permissions of a member, whether they have access, and the button that removes them. */
export function MemberDialog({ member, roles, onChanged, onClose }: Props) {
  const words = useDictionary(TEAM_WORDS);
  const { owner, reach } = useTeamAccess();
  const dataProvider = useDataProvider<AppDataProvider>();
  const notify = useNotify();
  const { write, busy } = useTeamWrite(onChanged);
  const [removing, setRemoving] = useState(false);
  const before = standingOf(member);
  const form = useWriteForm<MemberValues, MemberValues>({
    defaults: { standing: before, active: member.active },
    validate: () => ({}),
    write: async (values) => {
      const { standing, active } = values;
      await (
        await dataProvider.loadTeamCalls()
      ).changeMember(member.id, { ...(standing !== before && changeTo(standing)), active });
      return values;
    },
    onSaved: async () => {
      await onChanged();
      notify(words.member.saved, { type: 'success' });
      onClose();
    },
    refusalOf: ({ fields }) => {
      const { role_id, ...others } = complaintsOf(fields, words);
      return { sentences: { ...others, ...(role_id !== undefined && { standing: role_id }) } };
    },
  });
  const { control } = form.form;
  const standing = useController({ control, name: 'standing' });
  const active = useController({ control, name: 'active' }).field;
  const name = fullName(member);

  const options = [
    ...(owner ? [{ value: OWNER, label: words.owner }] : []),
    ...(reach === 'all' ? [{ value: ADMINISTRATOR, label: words.administrator }] : []),
    ...rolesWithin(roles, { reach }).map((role) => ({ value: String(role.id), label: role.name })),
  ];
  const remove = async () => {
    const done = fill(words.member.removed, { name });
    if (await write(async () => (await dataProvider.loadTeamCalls()).removeMember(member.id), done))
      onClose();
    else setRemoving(false);
  };
  return (
    <>
      <FormDialog title={name} submitLabel={words.save} form={form} onClose={onClose}>
        <Box sx={{ ...quiet, overflowWrap: 'anywhere' }}>{member.email}</Box>
        <Box>
          <NativeSelect
            label={words.member.role}
            value={standing.field.value}
            options={options}
            onChange={standing.field.onChange}
            selectRef={standing.field.ref}
          />
          <Complaint sentence={standing.fieldState.error?.message} />
        </Box>
        {standing.field.value === OWNER && <Box sx={quiet}>{words.member.owner_help}</Box>}
        {standing.field.value === ADMINISTRATOR && <Box sx={quiet}>{words.member.administrator_help}</Box>}
        <TickBox label={words.member.access} checked={active.value} onChange={active.onChange} />
        <Button color="error" sx={{ justifySelf: 'start', ml: -2 }} onClick={() => setRemoving(true)}>
          {words.member.remove}
        </Button>
      </FormDialog>
      <ConfirmDialog
        open={removing}
        message={fill(words.member.remove_ask, { name })}
        confirmLabel={words.member.remove}
        busy={busy}
        onConfirm={() => void remove()}
        onCancel={() => setRemoving(false)}
      />
    </>
  );
}
