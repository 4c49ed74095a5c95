import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import CloseIcon from '@mui/icons-material/Close';
import { useNotify } from 'ra-core';
import { Link } from 'react-router-dom';
import type { InventoryRow } from '../../../domain/stock/inventory-answers.ts';
import { INVENTORY_WORDS } from '../../../generated/words/inventory.ts';
import { fill, fillCount, useAppLocale, useWords } from '../../i18n/words.ts';
import { color } from '../../theme/styles.ts';
import { labelsPath } from '../../resources/products/labels/labels-path.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { UNDO_NOTICE, UndoMessage } from '../../ui/notice/UndoMessage.tsx';
import type { ShelfSelection, ShelfWrites } from './inventory-api.ts';

export interface RemoveBarProps {
  selection: ShelfSelection;
  writes: ShelfWrites;
}

function shelvesOf(rows: readonly InventoryRow[], undo: boolean) {
  return rows.map(({ product, product_variant_id, quantity }) => ({
    product_id: product.id,
    product_variant_id,
    quantity: undo ? quantity : null,
    seen: undo ? null : quantity,
  }));
}

/** What is selected on a phone, and the way out of the inventory, which can be taken back (INV-03). */
export default function RemoveBar({ selection, writes }: RemoveBarProps) {
  const words = useWords(INVENTORY_WORDS);
  const { select } = words;
  const locale = useAppLocale();
  const notify = useNotify();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const { selected, all, stop } = selection;
  const failed = (reason: string): void => notify(fill(words.failed, { reason }), { type: 'error' });

  async function undo(rows: readonly InventoryRow[]): Promise<void> {
    const refusal = await writes.setQuantities(shelvesOf(rows, true), (changed) =>
      notify(fillCount(select.restored, changed, locale), { type: 'success' }),
    );
    if (refusal !== undefined) failed(refusal);
  }

  async function remove(): Promise<void> {
    setBusy(true);
    const refusal = await writes.setQuantities(shelvesOf(selected, false), (changed, stayed) => {
      const text = [
        fillCount(select.removed, changed, locale),
        ...(stayed > 0 ? [fillCount(select.stayed, stayed, locale)] : []),
      ].join(' ');
      notify(<UndoMessage text={text} label={select.undo} onUndo={() => void undo(selected)} />, {
        type: 'success',
        autoHideDuration: UNDO_NOTICE,
      });
    });
    setBusy(false);
    setAsking(false);
    if (refusal === undefined) stop();
    else failed(refusal);
  }

  return (
    <Box
      role="toolbar"
      aria-label={fillCount(select.selected, selected.length, locale)}
      sx={{
        position: 'fixed',
        zIndex: 'appBar',
        left: 0,
        right: 0,
        bottom: 'calc(var(--height-bottom) + var(--notice-room, 0px) + env(safe-area-inset-bottom))',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        px: 2,
        py: 0.5,
        borderTop: `1px solid ${color('line')}`,
        backgroundColor: color('primary-soft'),
      }}
    >
      <IconButton aria-label={select.stop} onClick={stop} edge="start">
        <CloseIcon />
      </IconButton>
      <Box aria-live="polite" sx={{ fontWeight: 500, mr: 'auto' }}>
        {fillCount(select.selected, selected.length, locale)}
      </Box>
      {all !== undefined && <Button onClick={all}>{select.all}</Button>}
      {selected.length > 0 && (
        <Button component={Link} to={labelsPath(selected.map(({ id }) => id))}>
          {words.labels}
        </Button>
      )}
      <Button
        disabled={selected.length === 0 || busy}
        onClick={() => setAsking(true)}
        sx={{ color: color('danger') }}
      >
        {select.remove}
      </Button>
      <ConfirmDialog
        open={asking}
        busy={busy}
        message={fillCount(select.confirm, selected.length, locale)}
        confirmLabel={select.remove}
        onCancel={() => setAsking(false)}
        onConfirm={() => void remove()}
      />
    </Box>
  );
}
