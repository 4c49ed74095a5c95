import type { ReactNode } from 'react';
import Box from '@mui/material/Box';

/** Numbers with aligned digits and without line breaks. */
export function Figures({ children }: { children: ReactNode }) {
  return (
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {children}
    </Box>
  );
}
