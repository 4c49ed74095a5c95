import { useState } from 'react';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useDataProvider } from 'ra-core';
import { isEmail } from '../../../domain/identity/email.ts';
import type { TeamRole } from '../../../domain/access/team.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { fill } from '../../i18n/fill.ts';
import { NativeSelect } from '../../ui/input/NativeSelect.tsx';
import { LabelledInput } from '../../ui/input/LabelledInput.tsx';
import { complaintOf } from './names.ts';
import { quiet } from '../../ui/text/quiet.ts';
import { rolesWithin } from './may-change.ts';
import { FormDialog } from '../../ui/dialog/FormDialog.tsx';
import { TickBox } from '../../ui/input/TickBox.tsx';
import { useTeamAccess } from './useTeamAccess.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { TEAM_WORDS, type TeamWords } from './team-words.ts';
import { useTeamWrite } from './useTeamWrite.ts';

interface Props {
  roles: readonly TeamRole[];
  onChanged(): Promise<void>;
  onClose(): void;
}

const EMPTY = {
  first_name: '',
  last_name: '',
  email: '',
  role_id: null as number | null,
  all_permissions: false,
};
type Guest = typeof EMPTY;
type Complaints = Partial<Record<keyof Guest, string>>;

/** Name, last name, e-mail, role or all permissions (spec 1 §2): the letter goes out at once. */
export function InviteDialog({ roles, onChanged, onClose }: Props) {
  const words = useDictionary(TEAM_WORDS);
  const { reach } = useTeamAccess();
  const dataProvider = useDataProvider<AppDataProvider>();
  const { write, busy } = useTeamWrite(onChanged);
  const [guest, setGuest] = useState(EMPTY);
  const [complaints, setComplaints] = useState<Complaints>({});
  const offered = rolesWithin(roles, { reach });

  const change = (part: Partial<Guest>): void => {
    setGuest({ ...guest, ...part });
    setComplaints({});
  };
  const submit = async () => {
    const wrong = complaintsAbout(guest, words);
    setComplaints(wrong);
    if (Object.keys(wrong).length > 0) return;
    const sent = await write(
      () => dataProvider.invite(guest),
      fill(words.invitation.sent, { email: guest.email.trim() }),
      ({ fields }) => {
        const told = Object.entries(fields).map(([field, problem]) => [
          field,
          complaintOf(field, problem, words),
        ]);
        setComplaints(Object.fromEntries(told));
        return told.length > 0;
      },
    );
    if (sent) onClose();
  };
  const text = (field: 'first_name' | 'last_name' | 'email') => ({
    name: field,
    label: words.invitation[field],
    value: guest[field],
    error: complaints[field],
    autoComplete: 'off',
    onChange: (value: string) => change({ [field]: value }),
  });
  const choices = offered.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <FormDialog
      title={words.invitation.title}
      submitLabel={words.invitation.send}
      busy={busy}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Box sx={quiet}>{words.invitation.text}</Box>
      <LabelledInput {...text('first_name')} />
      <LabelledInput {...text('last_name')} />
      <LabelledInput {...text('email')} type="email" inputProps={{ inputMode: 'email' }} />
      {reach === 'all' && (
        <TickBox
          label={words.invitation.all}
          help={words.invitation.all_help}
          checked={guest.all_permissions}
          onChange={(all_permissions) => change({ all_permissions })}
        />
      )}
      {!guest.all_permissions && (
        <Box>
          {offered.length === 0 ? (
            <Box sx={quiet}>{words.invitation.no_roles}</Box>
          ) : (
            <NativeSelect
              label={words.invitation.role}
              value={guest.role_id ?? ''}
              options={[{ value: '', label: words.invitation.choose }, ...choices]}
              onChange={(value) => change({ role_id: value === '' ? null : Number(value) })}
            />
          )}
          {complaints.role_id !== undefined && (
            <FormHelperText error role="alert">
              {complaints.role_id}
            </FormHelperText>
          )}
        </Box>
      )}
    </FormDialog>
  );
}

function complaintsAbout(guest: Guest, { errors }: TeamWords): Complaints {
  const complaints: Complaints = {};
  if (guest.first_name.trim() === '') complaints.first_name = errors.required;
  if (guest.last_name.trim() === '') complaints.last_name = errors.required;
  if (!isEmail(guest.email)) complaints.email = guest.email.trim() === '' ? errors.required : errors.email;
  if (!guest.all_permissions && guest.role_id === null) complaints.role_id = errors.role;
  return complaints;
}
