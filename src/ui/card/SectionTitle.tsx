import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { color } from '../../theme/color.ts';

interface SectionTitleProps {
  id?: string;
  children: ReactNode;
  /** Number of listed items; left out when it is 0. */
  count?: number;
}

/** The heading of a section, inside its card or above its list. */
export function SectionTitle({ id, children, count = 0 }: SectionTitleProps) {
  return (
    <Typography
      id={id}
      component="h2"
      variant="h3"
      sx={{ flex: 1, minWidth: '5rem', overflowWrap: 'anywhere' }}
    >
      {children}{' '}
      {count > 0 && (
        <Box component="span" sx={{ ml: 1, fontWeight: 400, color: color('text-secondary') }}>
          {count}
        </Box>
      )}
    </Typography>
  );
}
