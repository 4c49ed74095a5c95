import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNotify } from 'ra-core';
import type { InventorySummary, OpenCount } from '../../../../domain/stock/inventory-answers.ts';
import { INVENTORY_WORDS } from '../../../../generated/words/inventory.ts';
import { fill, fillCount, useAppLocale, useWords } from '../../../i18n/words.ts';
import { panel, quiet } from '../../../theme/styles.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { pinnedBar } from '../../../ui/form/SaveBar.tsx';
import { lazyPopup } from '../../../ui/lazy/lazy-popup.tsx';
import type { InventoryQuery, ShelfWrites } from '../inventory-api.ts';
import type { ReviewDialogProps } from './ReviewDialog.tsx';

interface CountBarProps {
  count: OpenCount;
  asked: InventoryQuery;
  writes: ShelfWrites;
}

/** How a count is done, and the ways out of it: go on later, discard. */
export function CountBar({ count, asked, writes }: CountBarProps) {
  const words = useWords(INVENTORY_WORDS);
  const locale = useAppLocale();
  const notify = useNotify();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const leave = (): void => asked.set({ count: '' });

  async function drop(): Promise<void> {
    setBusy(true);
    const refusal = await writes.dropCount();
    setBusy(false);
    setAsking(false);
    if (refusal !== undefined) return notify(fill(words.failed, { reason: refusal }), { type: 'error' });
    notify(words.count.dropped, { type: 'success' });
    leave();
  }

  return (
    <Box
      component="section"
      aria-label={words.count.title}
      sx={{
        ...panel,
        p: 2,
        mb: 2,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        // A phone has the sentence above the two ways out.
        '& > button': { flexGrow: { xs: 1, sm: 0 } },
      }}
    >
      <Box sx={{ ...quiet, flex: { xs: '1 0 100%', sm: '1 1 12rem' } }}>{words.count.intro}</Box>
      <Button onClick={() => setAsking(true)}>{words.count.drop}</Button>
      <Button onClick={leave}>{words.count.later}</Button>
      <ConfirmDialog
        open={asking}
        message={fillCount(words.count.drop_confirm, count.counted, locale)}
        confirmLabel={words.count.drop}
        busy={busy}
        onConfirm={() => void drop()}
        onCancel={() => setAsking(false)}
      />
    </Box>
  );
}

const { Part: ReviewDialog, preload } = lazyPopup<ReviewDialogProps>(() => import('./ReviewDialog.tsx'));

interface CountEndProps {
  count: OpenCount;
  summary: InventorySummary;
  writes: ShelfWrites;
  onApplied(): void;
}

/** The end of a count, always in reach: how far it is, and its review. */
export function CountEnd({ count, summary, writes, onApplied }: CountEndProps) {
  const words = useWords(INVENTORY_WORDS);
  const locale = useAppLocale();
  const [open, setOpen] = useState(false);
  return (
    <Box
      sx={{
        ...pinnedBar,
        display: 'flex',
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        columnGap: 1.5,
        rowGap: 1,
        alignItems: 'center',
      }}
    >
      <Box aria-live="polite" sx={{ mr: 'auto', fontWeight: 500 }}>
        {fillCount(words.count.progress, count.counted, locale, { total: summary.all })}
        {' · '}
        {fillCount(words.count.differences, count.different, locale)}
      </Box>
      <Button
        variant="contained"
        disabled={count.counted === 0}
        onPointerEnter={preload}
        onClick={() => setOpen(true)}
        sx={{ minHeight: 'var(--target)', flexGrow: { xs: 1, sm: 0 } }}
      >
        {words.count.review}
      </Button>
      {open && <ReviewDialog writes={writes} onClose={() => setOpen(false)} onApplied={onApplied} />}
    </Box>
  );
}
