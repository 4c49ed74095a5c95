import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import type { PopperProps } from '@mui/material/Popper';

/** The list stands below its box and does not float, because the dialog consists of both. */
export function PaletteList({ children }: PopperProps) {
  const list: ReactNode = typeof children === 'function' ? null : children;
  return (
    <Box
      sx={{
        '& .MuiAutocomplete-paper': { borderRadius: 0 },
        '& .MuiAutocomplete-listbox': {
          maxHeight: 'min(60dvh, 480px)',
          '@media (max-width: 600px)': { maxHeight: 'calc(100dvh - 96px)' },
        },
      }}
    >
      {list}
    </Box>
  );
}
