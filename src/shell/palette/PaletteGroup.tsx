import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { color } from '../../theme/color.ts';

/** Options of one kind under a visual heading; for screen readers each option names its kind itself. */
export function PaletteGroup({ name, children }: { name: string; children?: ReactNode }) {
  return (
    <>
      <Box
        component="li"
        role="presentation"
        aria-hidden
        sx={{
          px: 2,
          pt: 1.5,
          pb: 0.5,
          fontSize: 'var(--text-12)',
          fontWeight: 700,
          color: color('text-secondary'),
        }}
      >
        {name}
      </Box>
      {children}
    </>
  );
}
