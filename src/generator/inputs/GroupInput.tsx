import Box from '@mui/material/Box';
import { color } from '../../theme/color.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { FieldInput } from './FieldInput.tsx';
import type { InputProps } from './input.ts';
import { spanOf } from './widths.ts';
import { editableFields } from './nested.ts';
import { useOwnError } from './useOwnError.ts';

/** An object with declared properties: its fields in a frame of their own. */
export function GroupInput(props: InputProps) {
  const { field, name, disabled } = props;
  const error = useOwnError(name);
  return (
    <FieldFrame {...props} error={error} group>
      {(control, labelId) => (
        <Box
          component="fieldset"
          aria-labelledby={labelId}
          aria-describedby={control['aria-describedby']}
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
            alignItems: 'start',
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
            <Box
              key={item.source}
              sx={{ gridColumn: { xs: 'span 6', sm: `span ${spanOf(item)}` }, minWidth: 0 }}
            >
              <FieldInput
                field={item}
                name={`${name}.${item.source}`}
                required={item.required === true}
                disabled={disabled || item.readOnly === true}
              />
            </Box>
          ))}
        </Box>
      )}
    </FieldFrame>
  );
}
