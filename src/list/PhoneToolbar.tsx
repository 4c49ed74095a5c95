import { startTransition, useEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import SelectIcon from '@mui/icons-material/Checklist';
import SearchIcon from '@mui/icons-material/Search';
import SortIcon from '@mui/icons-material/SwapVert';
import { useListContext, useTranslate } from 'ra-core';
import { useAllowed } from '../schema/useAllowed.ts';
import { useDescriptor, useListDescriptor, useResourceNames } from '../schema/useDescriptor.ts';
import { useSearches } from '../schema/useSearches.ts';
import { color } from '../theme/styles.ts';
import { lazyPopup } from '../ui/lazy/lazy-popup.tsx';
import { FilterSheetButton } from './filters/FilterSheetButton.tsx';
import { useManifest } from '../manifest/useManifest.ts';
import { ExportButton } from './ExportButton.tsx';
import { SearchBox } from './SearchBox.tsx';
import type { SortSheetProps } from './SortSheet.tsx';
import { useSelectable } from './useSelectable.ts';

/** Shorter moves are a thumb at rest, or the page's own adjustments. */
const NOTICED = 12;

/** True after the page was scrolled down, until it is scrolled up again. Near the top of the page it is false. */
function useScrolledDown(): boolean {
  const [down, setDown] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const follow = (): void => {
      const moved = window.scrollY - last;
      if (Math.abs(moved) < NOTICED) return;
      last = window.scrollY;
      setDown(moved > 0 && last > 120);
    };
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, []);
  return down;
}

interface PhoneToolbarProps {
  selecting: boolean;
  onSelecting(on: boolean): void;
}

/** One line of tools. It leaves when the page scrolls down, and comes back with the first move up. */
export function PhoneToolbar({ selecting, onSelecting }: PhoneToolbarProps) {
  const translate = useTranslate();
  const descriptor = useDescriptor();
  const { name } = descriptor;
  const searches = useSearches();
  const { filters } = useListDescriptor();
  const { total } = useListContext();
  const selectable = useSelectable(name) && (total ?? 0) > 0;
  const away = useScrolledDown();
  const { foldedSearch } = useManifest(name);
  const search = !searches(descriptor) ? (
    <Box sx={{ flex: 1 }} />
  ) : foldedSearch ? (
    <FoldedSearch />
  ) : (
    <SearchBox />
  );
  return (
    <Box
      sx={{
        position: 'sticky',
        top: 'var(--height-top)',
        zIndex: 3,
        display: 'flex',
        mx: -2,
        pl: 2,
        pr: 1,
        pb: 0.5,
        // A phone that enlarges its pages twice has no room for one line.
        '@media (max-width: 280px)': { flexWrap: 'wrap', justifyContent: 'flex-end' },
        backgroundColor: color('background'),
        transition: 'transform var(--motion), visibility var(--motion)',
        '&:not(:focus-within)': away ? { transform: 'translateY(-100%)', visibility: 'hidden' } : {},
      }}
    >
      {search}
      {filters.length > 0 && <FilterSheetButton />}
      <SortSheetButton />
      {selectable && (
        <IconButton
          aria-label={translate(selecting ? 'app.cancel' : 'list.select')}
          aria-pressed={selecting}
          onClick={() => onSelecting(!selecting)}
        >
          <SelectIcon />
        </IconButton>
      )}
    </Box>
  );
}

const { Part: SortSheet, preloading } = lazyPopup<SortSheetProps>(() => import('./SortSheet.tsx'));

/** Opens the orders of the list, because cards have no headings. */
function SortSheetButton() {
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
        {...preloading}
        onClick={show}
      >
        <SortIcon />
      </IconButton>
      {used && <SortSheet open={open} onClose={() => setOpen(false)} />}
    </>
  );
}

/** A search that opens with a tap, and folds when it is left empty. The file of the list takes its room meanwhile. */
function FoldedSearch() {
  const translate = useTranslate();
  const { lowerMany } = useResourceNames();
  const { resource, filterValues } = useListContext();
  const allowed = useAllowed(resource);
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open) box.current?.querySelector('input')?.focus();
  }, [open]);
  if (open || filterValues['search'] !== undefined)
    return (
      <Box
        ref={box}
        onBlur={({ target }) => {
          if (target instanceof HTMLInputElement && target.value === '') setOpen(false);
        }}
        sx={{ flex: 1, minWidth: 0, display: 'flex' }}
      >
        <SearchBox />
      </Box>
    );
  return (
    <>
      <Box
        sx={{
          flex: '1 1 auto',
          // Its icon, as the width does not follow from what is inside.
          minWidth: 'var(--target)',
          ml: -1,
          containerType: 'inline-size',
          '& > button': { maxWidth: 1, overflow: 'hidden' },
          // Without room for its word, which grows with the text size, the button shows its icon alone.
          '@container (max-width: calc(4.4rem + 46px))': { '& > button': { fontSize: 0, minWidth: 0 } },
        }}
      >
        {allowed('export') && <ExportButton />}
      </Box>
      <IconButton
        aria-label={translate('list.search_in', { name: lowerMany })}
        aria-expanded={false}
        onClick={() => setOpen(true)}
      >
        <SearchIcon />
      </IconButton>
    </>
  );
}
