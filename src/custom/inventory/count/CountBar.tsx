import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNotify } from 'ra-core';
import type { InventorySummary, OpenCount } from '../../../../domain/stock/inventory-row.ts';
import { fill } from '../../../i18n/fill.ts';
import { fillCount } from '../../../i18n/fill-count.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { useAppLocale } from '../../../i18n/useAppLocale.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { lazyPopup } from '../../../ui/lazy/lazy-popup.tsx';
import { panel } from '../../../ui/card/panel.ts';
import { quiet } from '../../../ui/text/quiet.ts';
import { INVENTORY_WORDS } from '../inventory-words.ts';
import type { InventoryQuery } from '../useInventoryQuery.ts';
import type { ShelfWrites } from '../useShelfWrites.ts';
import type { ReviewDialogProps } from './ReviewDialog.tsx';

const { Part: ReviewDialog, preload } = lazyPopup<ReviewDialogProps>(() => import('./ReviewDialog.tsx'));

interface CountBarProps {
  count: OpenCount;
  summary: InventorySummary;
  asked: InventoryQuery;
  writes: ShelfWrites;
}

/** How far a count is, and what can be done with it: review and apply, go on later, discard. */
export function CountBar({ count, summary, asked, writes }: CountBarProps) {
  const words = useDictionary(INVENTORY_WORDS);
  const locale = useAppLocale();
  const notify = useNotify();
  const [open, setOpen] = useState<'review' | 'drop'>();
  const [busy, setBusy] = useState(false);
  const leave = (): void => asked.set({ count: '' });

  async function drop(): Promise<void> {
    setBusy(true);
    const refusal = await writes.dropCount();
    setBusy(false);
    setOpen(undefined);
    if (refusal !== undefined) return notify(fill(words.failed, { reason: refusal }), { type: 'error' });
    notify(words.count.dropped, { type: 'success' });
    leave();
  }

  return (
    <Box
      component="section"
      aria-label={words.count.title}
      sx={{ ...panel, p: 2, mb: 2, display: 'grid', gap: 1 }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          alignItems: 'center',
          // A phone has the sentence, the two ways out, and the next step below each other.
          '& > button': { flexGrow: { xs: 1, sm: 0 }, px: { xs: 1, sm: 2 } },
        }}
      >
        <Box sx={{ flex: { xs: '1 0 100%', sm: '1 1 12rem' }, fontWeight: 500 }} aria-live="polite">
          {fillCount(words.count.progress, count.counted, locale, { total: summary.all })}
          {' · '}
          {fillCount(words.count.differences, count.different, locale)}
        </Box>
        <Button onClick={() => setOpen('drop')}>{words.count.drop}</Button>
        <Button onClick={leave}>{words.count.later}</Button>
        <Button
          variant="contained"
          disabled={count.counted === 0}
          onPointerEnter={preload}
          onClick={() => setOpen('review')}
        >
          {words.count.review}
        </Button>
      </Box>
      {count.counted === 0 && <Box sx={quiet}>{words.count.intro}</Box>}
      <ConfirmDialog
        open={open === 'drop'}
        message={fillCount(words.count.drop_confirm, count.counted, locale)}
        confirmLabel={words.count.drop}
        busy={busy}
        onConfirm={() => void drop()}
        onCancel={() => setOpen(undefined)}
      />
      {open === 'review' && (
        <ReviewDialog writes={writes} onClose={() => setOpen(undefined)} onApplied={leave} />
      )}
    </Box>
  );
}
