import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { color } from '../../theme/styles.ts';

interface PhoneFrameProps {
  /** How screen readers call it. */
  label: string;
  children: ReactNode;
}

/** What buyers see, as wide as on a phone. */
export function PhoneFrame({ label, children }: PhoneFrameProps) {
  return (
    <Box
      component="figure"
      aria-label={label}
      sx={{
        m: 0,
        width: '100%',
        maxWidth: 320,
        mx: 'auto',
        overflow: 'hidden',
        overflowWrap: 'anywhere',
        border: `8px solid ${color('line-strong')}`,
        borderRadius: '28px',
        backgroundColor: color('surface'),
      }}
    >
      {children}
    </Box>
  );
}
