import { Suspense } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { useListContext, useTranslate } from 'ra-core';
import { lazyPart } from '../../ui/lazy/lazy-part.ts';
import type { ConfirmDialogProps } from '../../ui/dialog/ConfirmDialog.tsx';
import { color } from '../../theme/color.ts';
import { useBulkDelete } from './useBulkDelete.ts';

const { Part: ConfirmDialog, preload } = lazyPart<ConfirmDialogProps>(async () => ({
  default: (await import('../../ui/dialog/ConfirmDialog.tsx')).ConfirmDialog,
}));

const PINNED = {
  position: 'fixed',
  zIndex: 'appBar',
  left: 0,
  right: 0,
  bottom: 'calc(var(--height-bottom) + var(--notice-room, 0px) + env(safe-area-inset-bottom))',
} as const;
const IN_PLACE = { mb: 1, borderRadius: 'var(--radius)' } as const;

/** Actions for the selected rows; visible while any are selected. Pinned to the bottom edge on phones. */
export function BulkBar({ pinned = false }: { pinned?: boolean }) {
  const translate = useTranslate();
  const { selectedIds, onUnselectItems } = useListContext();
  const { asking, used, ask, cancel, confirm, busy } = useBulkDelete();
  const count = selectedIds.length;
  if (count === 0) return null;
  const place = pinned ? PINNED : IN_PLACE;
  return (
    <Box
      role="toolbar"
      aria-label={translate('list.selected', { smart_count: count })}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: 2,
        py: 0.5,
        backgroundColor: color('primary-soft'),
        ...place,
      }}
    >
      <Box aria-live="polite" sx={{ mr: 'auto', fontWeight: 500 }}>
        {translate('list.selected', { smart_count: count })}
      </Box>
      <Button onClick={() => onUnselectItems()}>{translate('list.clear_selection')}</Button>
      <Button
        color="error"
        startIcon={<DeleteIcon />}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={ask}
        sx={{ color: color('danger') }}
      >
        {translate('list.delete')}
      </Button>
      {used && (
        <Suspense>
          <ConfirmDialog
            open={asking}
            busy={busy}
            message={translate('list.delete_confirm', { smart_count: count })}
            confirmLabel={translate('list.delete')}
            onConfirm={confirm}
            onCancel={cancel}
          />
        </Suspense>
      )}
    </Box>
  );
}
