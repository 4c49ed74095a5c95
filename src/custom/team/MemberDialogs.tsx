import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDataProvider, useNotify } from 'ra-core';
import { useController, type Control } from 'react-hook-form';
import type { ReadyRole } from '../../../domain/access/roles.ts';
import type { TeamMember, TeamRole } from '../../../domain/access/team.ts';
import { TEAM_WORDS } from '../../../generated/words/team.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import type { MemberChange } from '../../dataProvider/team-calls.ts';
import { fill, useWords } from '../../i18n/words.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { ControlledInput } from '../../ui/input/LabelledInput.tsx';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { useWriteForm } from '../../ui/form/useWriteForm.ts';
import { NativeSelect } from '../../ui/input/NativeSelect.tsx';
import { TickBox } from '../../ui/input/TickBox.tsx';
import { quiet } from '../../theme/styles.ts';
import { Complaint } from './TeamNotices.tsx';
import { guestComplaints, invitationOf, NO_GUEST, readyRoles, type Guest } from './role-values.ts';
import { rolesWithin, useTeamAccess, useTeamWrite } from './team-api.ts';
import { complaintsOf, fullName } from './team-labels.ts';

interface InviteDialogProps {
  roles: readonly TeamRole[];
  onChanged(): Promise<void>;
  onClose(): void;
}

/** Invites a person: name, last name, e-mail, role or all permissions (spec 1 §2). The mail is sent at once. */
export function InviteDialog({ roles, onChanged, onClose }: InviteDialogProps) {
  const words = useWords(TEAM_WORDS);
  const { reach } = useTeamAccess();
  const dataProvider = useDataProvider<AppDataProvider>();
  const notify = useNotify();
  const offered = rolesWithin(roles, { reach });
  const form = useWriteForm<Guest, Guest>({
    draftKey: 'invitation',
    defaults: NO_GUEST,
    validate: (guest) => guestComplaints(guest, words),
    write: async (guest) => {
      await (await dataProvider.loadTeamCalls()).invite(invitationOf(guest, words));
      return guest;
    },
    onSaved: async ({ email }) => {
      await onChanged();
      notify(fill(words.invitation.sent, { email: email.trim() }), { type: 'success' });
      onClose();
    },
    refusalOf: ({ fields }) => ({ sentences: complaintsOf(fields, words) }),
  });
  const { control } = form.form;
  const everything = useController({ control, name: 'all_permissions' });
  const text = (name: 'first_name' | 'last_name' | 'email') => ({
    control,
    name,
    label: words.invitation[name],
    autoComplete: 'off',
  });
  return (
    <FormDialog
      title={words.invitation.title}
      submitLabel={words.invitation.send}
      form={form}
      onClose={onClose}
    >
      <Box sx={quiet}>{words.invitation.text}</Box>
      <ControlledInput {...text('first_name')} />
      <ControlledInput {...text('last_name')} />
      <ControlledInput {...text('email')} type="email" inputProps={{ inputMode: 'email' }} />
      {reach === 'all' && (
        <TickBox
          label={words.invitation.all}
          help={words.invitation.all_help}
          checked={everything.field.value}
          onChange={everything.field.onChange}
        />
      )}
      {!everything.field.value && (
        <GuestRole control={control} offered={offered} ready={readyRoles(roles, reach, words)} />
      )}
    </FormDialog>
  );
}

interface GuestRoleProps {
  control: Control<Guest>;
  /** The roles that the actor may give. */
  offered: readonly TeamRole[];
  /** Roles that are made along with the invitation. */
  ready: readonly ReadyRole[];
}

/** The role of the invited person. A separate component, because fields get the focus in the order of drawing. */
function GuestRole({ control, offered, ready }: GuestRoleProps) {
  const { invitation: words, ready: readyWords } = useWords(TEAM_WORDS);
  const { field, fieldState } = useController({ control, name: 'role_id' });
  const { field: made } = useController({ control, name: 'ready_role' });
  const choices = [
    ...offered.map(({ id, name }) => ({ value: String(id), label: name })),
    ...ready.map((role) => ({ value: role, label: readyWords[role].name })),
  ];
  const choose = (value: string) => {
    const role = ready.find((one) => one === value) ?? null;
    made.onChange(role);
    field.onChange(role !== null || value === '' ? null : Number(value));
  };
  return (
    <Box>
      {choices.length === 0 ? (
        <Box sx={quiet}>{words.no_roles}</Box>
      ) : (
        <NativeSelect
          label={words.role}
          value={made.value ?? String(field.value ?? '')}
          options={[{ value: '', label: words.choose }, ...choices]}
          onChange={(value) => choose(String(value))}
          selectRef={field.ref}
        />
      )}
      {made.value !== null && <Box sx={{ ...quiet, mt: 0.5 }}>{readyWords[made.value].text}</Box>}
      <Complaint sentence={fieldState.error?.message} />
    </Box>
  );
}

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

interface MemberDialogProps {
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
export function MemberDialog({ member, roles, onChanged, onClose }: MemberDialogProps) {
  const words = useWords(TEAM_WORDS);
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
