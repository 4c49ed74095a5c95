import Box from '@mui/material/Box';
import { color } from '../../theme/color.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { FieldInput } from './FieldInput.tsx';
import type { InputProps } from './input.ts';
import { editableFields } from './nested.ts';

/** An object with declared properties: its fields in a frame of their own. */
export function GroupInput(props: InputProps) {
  const { field, name, disabled } = props;
  return (
    <FieldFrame {...props} error={undefined} group>
      {(control, labelId) => (
        <Box
          component="fieldset"
          aria-labelledby={labelId}
          aria-describedby={control['aria-describedby']}
          sx={{
            display: 'grid',
            gap: 1.5,
            minWidth: 0,
            m: 0,
            p: 0,
            pl: 1.5,
            border: 0,
            borderLeft: `2px solid ${color('line')}`,
          }}
        >
          {editableFields(field).map((item) => (
            <FieldInput
              key={item.source}
              field={item}
              name={`${name}.${item.source}`}
              required={item.required === true}
              disabled={disabled || item.readOnly === true}
            />
          ))}
        </Box>
      )}
    </FieldFrame>
  );
}
