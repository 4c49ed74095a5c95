import Box from '@mui/material/Box';
import { useDataProvider, useNotify } from 'ra-core';
import { useController, type Control } from 'react-hook-form';
import type { ReadyRole } from '../../../domain/access/ready-roles.ts';
import type { TeamRole } from '../../../domain/access/team.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { fill } from '../../i18n/fill.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { ControlledInput } from '../../ui/form/ControlledInput.tsx';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { useWriteForm } from '../../ui/form/useWriteForm.ts';
import { NativeSelect } from '../../ui/input/NativeSelect.tsx';
import { TickBox } from '../../ui/input/TickBox.tsx';
import { quiet } from '../../ui/text/quiet.ts';
import { Complaint } from './Complaint.tsx';
import { guestComplaints, invitationOf, NO_GUEST, readyRoles, type Guest } from './guest.ts';
import { rolesWithin } from './may-change.ts';
import { complaintsOf } from './names.ts';
import { TEAM_WORDS } from './team-words.ts';
import { useTeamAccess } from './useTeamAccess.ts';

interface Props {
  roles: readonly TeamRole[];
  onChanged(): Promise<void>;
  onClose(): void;
}

/** Invites a person: name, last name, e-mail, role or all permissions (spec 1 §2). The mail is sent at once. */
export function InviteDialog({ roles, onChanged, onClose }: Props) {
  const words = useDictionary(TEAM_WORDS);
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
  const { invitation: words, ready: readyWords } = useDictionary(TEAM_WORDS);
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
