import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import SelectIcon from '@mui/icons-material/Checklist';
import { useListContext, useTranslate } from 'ra-core';
import { useDescriptor } from '../../schema/useDescriptor.ts';
import { useListDescriptor } from '../../schema/useListDescriptor.ts';
import { useSearches } from '../../schema/useSearches.ts';
import { color } from '../../theme/color.ts';
import { FilterSheetButton } from '../filters/FilterSheetButton.tsx';
import { useManifest } from '../manifest/useManifest.ts';
import { FoldedSearch } from './FoldedSearch.tsx';
import { SearchBox } from './SearchBox.tsx';
import { SortSheetButton } from './SortSheetButton.tsx';
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
