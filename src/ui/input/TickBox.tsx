import { useId } from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { color, quiet } from '../../theme/styles.ts';

interface Props {
  label: string;
  /** The accessible name, when the label alone is unclear. */
  name?: string;
  help?: string;
  checked: boolean;
  /** True when some of its items are ticked. */
  indeterminate?: boolean;
  disabled?: boolean;
  onChange(checked: boolean): void;
}

/** A checkbox with a clickable line, as high as a thumb. */
export function TickBox({
  label,
  name,
  help,
  checked,
  indeterminate = false,
  disabled = false,
  onChange,
}: Props) {
  const id = useId();
  return (
    <Box>
      <Box
        component="label"
        sx={{
          display: 'flex',
          alignItems: 'center',
          minHeight: 'var(--target)',
          py: 0.5,
          cursor: disabled ? 'default' : 'pointer',
          color: disabled ? color('text-disabled') : undefined,
        }}
      >
        <Checkbox
          checked={checked}
          indeterminate={indeterminate}
          disabled={disabled}
          onChange={(event) => onChange(event.target.checked)}
          slotProps={{
            input: {
              'aria-label': name,
              'aria-describedby': help === undefined ? undefined : id,
            },
          }}
          sx={{ ml: -1.25 }}
        />
        {label}
      </Box>
      {help !== undefined && (
        <Box id={id} sx={{ ...quiet, pb: 1 }}>
          {help}
        </Box>
      )}
    </Box>
  );
}
