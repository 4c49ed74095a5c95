import { startTransition, useState } from 'react';
import IconButton from '@mui/material/IconButton';
import SortIcon from '@mui/icons-material/SwapVert';
import { useTranslate } from 'ra-core';
import { lazyPopup } from '../../ui/lazy/lazy-popup.tsx';
import type { SortSheetProps } from './SortSheet.tsx';

const { Part: SortSheet, preload } = lazyPopup<SortSheetProps>(() => import('./SortSheet.tsx'));

/** Opens the orders of the list, because cards have no headings. */
export function SortSheetButton() {
  const translate = useTranslate();
  const [used, setUsed] = useState(false);
  const [open, setOpen] = useState(false);
  const show = (): void =>
    startTransition(() => {
      setUsed(true);
      setOpen(true);
    });
  return (
    <>
      <IconButton
        aria-label={translate('ra.action.sort')}
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={show}
      >
        <SortIcon />
      </IconButton>
      {used && <SortSheet open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
