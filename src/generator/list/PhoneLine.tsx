import { Suspense, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import { useListContext } from 'ra-core';
import { lazyPart } from '../../ui/lazy/lazy-part.ts';

const { Part: ActiveFilters } = lazyPart<object>(() => import('../filters/ActiveFilters.tsx'));

/** What narrows a list, and its own parts: one line that scrolls, so that the first card stands high on the page. */
export function PhoneLine({ children }: { children: ReactNode }) {
  const { filterValues } = useListContext();
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 1,
        overflowX: 'auto',
        scrollbarWidth: 'none',
        '&& > *': { flex: 'none' },
      }}
    >
      {Object.keys(filterValues).length > 0 && (
        <Suspense>
          <ActiveFilters />
        </Suspense>
      )}
      {children}
    </Box>
  );
}
