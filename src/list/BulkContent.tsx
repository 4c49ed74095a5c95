import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { useListContext } from 'ra-core';
import type { ListSelection } from './bulk/selection.ts';
import { BulkBar } from './BulkBar.tsx';

interface BulkContentProps {
  selection: ListSelection;
  /** False while the list shows something else than a table. */
  table?: boolean;
  children: ReactNode;
}

/** The rows of a list on a desktop. What is selected lies over the head of their table, and moves none of them. */
export function BulkContent({ selection, table = true, children }: BulkContentProps) {
  const { data } = useListContext();
  return (
    <Box sx={{ position: 'relative' }}>
      <BulkBar selection={selection} place={table && data?.length !== 0 ? 'head' : 'page'} />
      {children}
    </Box>
  );
}
