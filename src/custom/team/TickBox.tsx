import { useId } from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { quiet } from './panel.ts';

interface Props {
  label: string;
  help?: string;
  checked: boolean;
  disabled?: boolean;
  onChange(checked: boolean): void;
}

/** A box that the whole line ticks, as high as a thumb. */
export function TickBox({ label, help, checked, disabled = false, onChange }: Props) {
  const id = useId();
  return (
    <Box>
      <Box
        component="label"
        sx={{ display: 'flex', alignItems: 'center', minHeight: 'var(--target)', cursor: 'pointer' }}
      >
        <Checkbox
          checked={checked}
          disabled={disabled}
          onChange={(event) => onChange(event.target.checked)}
          slotProps={{ input: help === undefined ? {} : { 'aria-describedby': id } }}
          sx={{ ml: -1.25 }}
        />
        {label}
      </Box>
      {help !== undefined && (
        <Box id={id} sx={quiet}>
          {help}
        </Box>
      )}
    </Box>
  );
}
