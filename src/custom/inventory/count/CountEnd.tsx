import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { InventorySummary, OpenCount } from '../../../../domain/stock/inventory-row.ts';
import { fillCount } from '../../../i18n/fill-count.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { useAppLocale } from '../../../i18n/useAppLocale.ts';
import { pinnedBar } from '../../../ui/form/SaveBar.tsx';
import { lazyPopup } from '../../../ui/lazy/lazy-popup.tsx';
import { INVENTORY_WORDS } from '../inventory-words.ts';
import type { ShelfWrites } from '../useShelfWrites.ts';
import type { ReviewDialogProps } from './ReviewDialog.tsx';

const { Part: ReviewDialog, preload } = lazyPopup<ReviewDialogProps>(() => import('./ReviewDialog.tsx'));

interface CountEndProps {
  count: OpenCount;
  summary: InventorySummary;
  writes: ShelfWrites;
  onApplied(): void;
}

/** The end of a count, always in reach: how far it is, and its review. */
export function CountEnd({ count, summary, writes, onApplied }: CountEndProps) {
  const words = useDictionary(INVENTORY_WORDS);
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
