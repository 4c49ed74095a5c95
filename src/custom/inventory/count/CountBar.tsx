import { Suspense, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useLocale, useNotify } from 'ra-core';
import type { InventorySummary, OpenCount } from '../../../../domain/stock/inventory-row.ts';
import { fill } from '../../../i18n/fill.ts';
import { fillCount } from '../../../i18n/fill-count.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { lazyPart } from '../../../ui/lazy/lazy-part.ts';
import { panel } from '../../../ui/card/panel.ts';
import { quiet } from '../../../ui/text/quiet.ts';
import { INVENTORY_WORDS } from '../inventory-words.ts';
import type { InventoryQuery } from '../useInventoryQuery.ts';
import type { ShelfWrites } from '../useShelfWrites.ts';
import type { ReviewDialogProps } from './ReviewDialog.tsx';

const { Part: ReviewDialog, preload } = lazyPart<ReviewDialogProps>(() => import('./ReviewDialog.tsx'));

interface CountBarProps {
  count: OpenCount;
  summary: InventorySummary;
  asked: InventoryQuery;
  writes: ShelfWrites;
}

/** How far a count is, and what can be done with it: review and apply, go on later, discard. */
export function CountBar({ count, summary, asked, writes }: CountBarProps) {
  const words = useDictionary(INVENTORY_WORDS);
  const locale = useLocale() ?? 'es';
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
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 12rem', fontWeight: 500 }} aria-live="polite">
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
      <Box sx={quiet}>{words.count.intro}</Box>
      <ConfirmDialog
        open={open === 'drop'}
        message={fillCount(words.count.drop_confirm, count.counted, locale)}
        confirmLabel={words.count.drop}
        busy={busy}
        onConfirm={() => void drop()}
        onCancel={() => setOpen(undefined)}
      />
      {open === 'review' && (
        <Suspense>
          <ReviewDialog writes={writes} onClose={() => setOpen(undefined)} onApplied={leave} />
        </Suspense>
      )}
    </Box>
  );
}
