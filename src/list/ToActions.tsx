import Button from '@mui/material/Button';
import { useListContext } from 'ra-core';
import { useBulkWords } from '../ui/notice/useUndo.tsx';

/**
 * Leads the keyboard from the row that was ticked last to the actions above the table. It skips the rows between, and
 * is invisible until it has the focus.
 */
export default function ToActions() {
  const { resource } = useListContext();
  const { words } = useBulkWords(resource);
  return (
    <Button
      variant="contained"
      size="small"
      onClick={() => document.getElementById(BULK_ACTIONS_ID)?.focus()}
      sx={{
        position: 'absolute',
        left: 'calc(100% - 8px)',
        top: '50%',
        transform: 'translateY(-50%)',
        zIndex: 1,
        whiteSpace: 'nowrap',
        '&:not(:focus)': { width: '1px', minWidth: 0, p: 0, overflow: 'hidden', clipPath: 'inset(50%)' },
      }}
    >
      {words.to_actions}
    </Button>
  );
}

/** The id of the bar with the actions for the selected records. */
export const BULK_ACTIONS_ID = 'bulk-actions';
