import Box from '@mui/material/Box';
import { useController, type Control } from 'react-hook-form';
import type { ReadyRole } from '../../../domain/access/ready-roles.ts';
import type { TeamRole } from '../../../domain/access/team.ts';
import { NativeSelect } from '../../ui/input/NativeSelect.tsx';
import { Complaint } from './Complaint.tsx';
import type { Guest } from './guest.ts';
import { quiet } from '../../ui/text/quiet.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { TEAM_WORDS } from './team-words.ts';

interface Props {
  control: Control<Guest>;
  /** The roles that the actor may give. */
  offered: readonly TeamRole[];
  /** Roles that are made along with the invitation. */
  ready: readonly ReadyRole[];
}

/** The role of the invited person. A separate component, because fields get the focus in the order of drawing. */
export function GuestRole({ control, offered, ready }: Props) {
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
