import { type ReactNode } from 'react';
import Box from '@mui/material/Box';
import { useListContext } from 'ra-core';
import { ActiveFilters } from '../filters/ActiveFilters.tsx';
import { Views } from '../views/Views.tsx';
import { ListTop } from './ListTop.tsx';

/**
 * What narrows a list, and its own parts: one line that scrolls, so that the first card stands high on the page. What
 * saves a filter stands beside it, for eyes and keyboard alike.
 */
export function PhoneLine({ children }: { children?: ReactNode }) {
  const { filterValues } = useListContext();
  const filtered = Object.keys(filterValues).length > 0;
  const top = <ListTop key="top" />;
  const views = <Views key="views" />;
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
      {filtered && <ActiveFilters />}
      {filtered ? [views, top] : [top, views]}
      {children}
    </Box>
  );
}
