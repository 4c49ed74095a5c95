import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import type { Conflict } from '../../../domain/merge/three-way.ts';
import type { FieldDescriptor, Fields } from '../../../domain/schema/descriptors.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { useLabel } from '../../i18n/useLabel.ts';
import { inputLabel } from '../../ui/input/label.ts';
import { FieldDisplay } from '../fields/FieldDisplay.tsx';
import { CONFLICT_WORDS } from './conflict-words.ts';
import { fieldsOnPath, labelOfPath } from './field-label.ts';
import type { Values } from './payload.ts';

interface ConflictChoiceProps {
  conflict: Conflict;
  fields: Fields;
  /** Names the items of its lists. */
  record: Values;
  takeTheirs: boolean;
  onChange: (takeTheirs: boolean) => void;
}

/** One value that both users changed: mine or theirs, each as its display shows it. */
export function ConflictChoice({ conflict, fields, record, takeTheirs, onChange }: ConflictChoiceProps) {
  const words = useDictionary(CONFLICT_WORDS);
  const labelOf = useLabel();
  const id = useId();
  const field = fieldsOnPath(fields, conflict.path).at(-1);
  const wholeRow = /#\d+$/.test(conflict.path);
  const side = (key: 'mine' | 'theirs', value: unknown) => (
    <FormControlLabel
      value={key}
      control={<Radio />}
      sx={{ alignItems: 'flex-start', mr: 0, minHeight: 'var(--target)' }}
      label={
        <Box sx={{ pt: 1 }}>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {words[key]}:
          </Box>{' '}
          {wholeRow ? (
            value === undefined ? (
              words.row_removed
            ) : (
              words.row_changed
            )
          ) : (
            <Shown field={field} value={value} />
          )}
        </Box>
      }
    />
  );
  return (
    <FormControl>
      <FormLabel id={id} sx={inputLabel}>
        {labelOfPath(fields, conflict.path, labelOf, record)}
      </FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={takeTheirs ? 'theirs' : 'mine'}
        onChange={(_, key) => onChange(key === 'theirs')}
      >
        {side('mine', conflict.mine)}
        {side('theirs', conflict.theirs)}
      </RadioGroup>
    </FormControl>
  );
}

/** Displays a value outside of its record: displays that need other members fall back to defaults. */
function Shown({ field, value }: { field: FieldDescriptor | undefined; value: unknown }) {
  return field === undefined ? null : <FieldDisplay field={field} value={value} record={{ id: 0 }} />;
}
