import Box from '@mui/material/Box';
import type { FieldProps } from './field.ts';

/** Text with its line breaks. */
export function MultilineField({ value }: FieldProps) {
  return (
    <Box component="span" sx={{ whiteSpace: 'pre-line' }}>
      {String(value)}
    </Box>
  );
}
