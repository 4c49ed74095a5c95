import type { ReactNode } from 'react';
import Box from '@mui/material/Box';

/** Numbers that line up under each other and never break. */
export function Figures({ children }: { children: ReactNode }) {
  return (
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {children}
    </Box>
  );
}
