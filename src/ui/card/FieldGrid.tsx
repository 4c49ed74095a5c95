import type { ReactNode } from 'react';
import Box from '@mui/material/Box';

/** Six columns, which fields span by their width. `facts`: labels with values, not inputs. */
export function FieldGrid({ facts = false, children }: { facts?: boolean; children: ReactNode }) {
  return (
    <Box
      component={facts ? 'dl' : 'div'}
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
        gap: 2,
        alignItems: 'start',
      }}
    >
      {children}
    </Box>
  );
}
