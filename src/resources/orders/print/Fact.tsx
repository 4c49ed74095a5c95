import type { ReactNode } from 'react';
import Box from '@mui/material/Box';

/** A labelled fact on paper, never cut by the end of a page. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box sx={{ breakInside: 'avoid' }}>
      <Box component="dt" sx={{ fontWeight: 700, fontSize: '0.85em' }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, whiteSpace: 'pre-line' }}>
        {children}
      </Box>
    </Box>
  );
}
