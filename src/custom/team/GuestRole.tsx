import Box from '@mui/material/Box';
import { useController, type Control } from 'react-hook-form';
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
}

/** The role of the invited person. A separate component, because fields get the focus in the order of drawing. */
export function GuestRole({ control, offered }: Props) {
  const { invitation: words } = useDictionary(TEAM_WORDS);
  const { field, fieldState } = useController({ control, name: 'role_id' });
  const choices = offered.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Box>
      {offered.length === 0 ? (
        <Box sx={quiet}>{words.no_roles}</Box>
      ) : (
        <NativeSelect
          label={words.role}
          value={field.value ?? ''}
          options={[{ value: '', label: words.choose }, ...choices]}
          onChange={(value) => field.onChange(value === '' ? null : Number(value))}
          selectRef={field.ref}
        />
      )}
      <Complaint sentence={fieldState.error?.message} />
    </Box>
  );
}
