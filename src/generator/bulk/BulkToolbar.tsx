import { Suspense, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { useListContext, useTranslate } from 'ra-core';
import { useAllowed } from '../../schema/useAllowed.ts';
import { color } from '../../theme/color.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { ChangeMenu } from './ChangeMenu.tsx';
import { FailedDialog } from './FailedDialog.tsx';
import { SelectedCount } from './SelectedCount.tsx';
import type { ListSelection } from './selection.ts';
import { useBulk } from './useBulk.ts';
import { useBulkWords } from '../undo/useBulkWords.ts';

export interface BulkToolbarProps {
  selection: ListSelection;
  /** At the bottom edge, as on phones. */
  pinned?: boolean;
}

const PINNED = {
  position: 'fixed',
  zIndex: 'appBar',
  left: 0,
  right: 0,
  bottom: 'calc(var(--height-bottom) + var(--notice-room, 0px) + env(safe-area-inset-bottom))',
  borderTop: `1px solid ${color('line')}`,
} as const;
const IN_PLACE = { mb: 1, borderRadius: 'var(--radius)' } as const;

/** What is selected, and what can be done with it. */
export default function BulkToolbar({ selection, pinned = false }: BulkToolbarProps) {
  const { resource } = useListContext();
  const translate = useTranslate();
  const { words, say } = useBulkWords(resource);
  const allowed = useAllowed(resource);
  const bulk = useBulk(resource, selection);
  const [asking, setAsking] = useState(false);
  const { count } = selection;
  return (
    <Box
      role="toolbar"
      aria-label={say(words.selected, count)}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        px: 2,
        py: 0.5,
        backgroundColor: color('primary-soft'),
        ...(pinned ? PINNED : IN_PLACE),
      }}
    >
      <SelectedCount selection={selection} pinned={pinned} />
      {allowed('edit') && (
        <Suspense fallback={<Button disabled>{words.change}</Button>}>
          <ChangeMenu resource={resource} selection={selection} busy={bulk.busy} onChange={bulk.change} />
        </Suspense>
      )}
      {allowed('bulkDelete') && (
        <Button
          color="error"
          startIcon={<DeleteIcon />}
          disabled={bulk.busy}
          onClick={() => setAsking(true)}
          sx={{ color: color('danger') }}
        >
          {words.delete}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        busy={bulk.busy}
        message={
          <>
            <Box sx={{ fontWeight: 500 }}>{say(words.delete_title, count)}</Box>
            {words.delete_text}
          </>
        }
        confirmLabel={translate('list.delete')}
        onConfirm={() => void bulk.remove().finally(() => setAsking(false))}
        onCancel={() => setAsking(false)}
      />
      {bulk.failed.length > 0 && (
        <FailedDialog resource={resource} failed={bulk.failed} onClose={bulk.forget} />
      )}
    </Box>
  );
}
