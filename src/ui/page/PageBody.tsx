import type { ReactNode } from 'react';
import Box from '@mui/material/Box';

/** Maximum width of a page's content: 1200 px, a form 720. */
export function PageBody({ children, narrow = false }: { children: ReactNode; narrow?: boolean }) {
  return (
    <Box
      sx={{
        width: '100%',
        maxWidth: narrow ? 'var(--width-form)' : 'var(--width-page)',
        mx: 'auto',
        px: { xs: 2, sm: 3 },
        py: { xs: 1, sm: 2 },
      }}
    >
      {children}
    </Box>
  );
}
