import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { color } from '../../theme/styles.ts';

/** A short word in a border: a tag, a count. */
export function Tag({ children }: { children: ReactNode }) {
  return (
    <Box
      component="span"
      sx={{
        px: 1,
        borderRadius: 'var(--radius-chip)',
        fontSize: 'var(--text-12)',
        lineHeight: 'var(--line-text)',
        color: color('neutral'),
        backgroundColor: color('neutral-soft'),
      }}
    >
      {children}
    </Box>
  );
}
