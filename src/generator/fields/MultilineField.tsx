import Box from '@mui/material/Box';
import type { FieldProps } from './field.ts';

/** Keeps the line breaks that were typed. */
export function MultilineField({ value }: FieldProps) {
  return (
    <Box component="span" sx={{ whiteSpace: 'pre-line' }}>
      {String(value)}
    </Box>
  );
}
