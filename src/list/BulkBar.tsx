import { useDeferredValue, useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import { useListContext } from 'ra-core';
import type { RefusedRecord } from '../../domain/bulk/bulk-answers.ts';
import type { ListSelection } from './useListSelection.ts';
import { lazyPart, Optional } from '../ui/lazy/lazy-popup.tsx';
import type { BulkToolbarProps } from './BulkToolbar.tsx';
import type { FailedDialogProps } from './FailedDialog.tsx';

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

const { Part: BulkToolbar } = lazyPart<BulkToolbarProps>(() => import('./BulkToolbar.tsx'));
const { Part: FailedDialog } = lazyPart<FailedDialogProps>(() => import('./FailedDialog.tsx'));

/**
 * Actions for the selected records; loaded with the first of them, whose box is drawn before it. From then on it always
 * means what is ticked, however fast a thumb is. The one of a phone stands as long as its user selects. What stayed as it
 * was is said until it was read, when nothing is selected any more, too.
 */
export function BulkBar({ selection, place }: Pick<BulkToolbarProps, 'selection' | 'place'>) {
  const wanted = selection.count > 0 || place === 'bottom';
  const drawn = useDeferredValue(wanted, false);
  const [failed, setFailed] = useState<readonly RefusedRecord[]>([]);
  return (
    <>
      {wanted && drawn && (
        <Optional>
          <BulkToolbar selection={selection} place={place} onFailed={setFailed} />
        </Optional>
      )}
      {failed.length > 0 && (
        <Optional>
          <FailedDialog failed={failed} onClose={() => setFailed([])} />
        </Optional>
      )}
    </>
  );
}
