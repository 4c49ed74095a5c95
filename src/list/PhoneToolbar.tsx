import { Fragment, startTransition, useEffect, useRef, useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import BeforeIcon from '@mui/icons-material/ChevronLeft';
import AfterIcon from '@mui/icons-material/ChevronRight';
import IconButton from '@mui/material/IconButton';
import SelectIcon from '@mui/icons-material/Checklist';
import SearchIcon from '@mui/icons-material/Search';
import SortIcon from '@mui/icons-material/SwapVert';
import Badge from '@mui/material/Badge';
import FilterIcon from '@mui/icons-material/Tune';
import { useListContext, useTranslate } from 'ra-core';
import { useDescriptor, useListDescriptor, useResourceNames } from '../schema/useDescriptor.ts';
import { color } from '../theme/styles.ts';
import { marksMoreBeside } from '../ui/scroll/scroll-edges.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import { useManifest } from '../manifest/manifest.ts';
import { useChosenView } from './useChosenView.ts';
import { PINNED, Views } from './ViewTabs.tsx';
import { useAllowed, useSearches } from '../schema/useAllowed.ts';
import { lazyPopup } from '../ui/lazy/lazy-popup.tsx';
import type { FilterSheetProps } from './FilterSheet.tsx';
import { useFilters } from './useFilters.ts';
import { ListTop } from './ListContent.tsx';
import { ExportButton } from './ImportExport.tsx';
import { SearchBox } from './SearchBox.tsx';
import type { SortSheetProps } from './SortSheet.tsx';
import { useSelectable } from './useListSelection.ts';
import { useListParts } from './list-parts.ts';

/**
 * What narrows a list, and its own parts: one line that scrolls, so that the first card stands high on the page. What
 * saves a filter stands beside it, for eyes and keyboard alike. Figures and chips of a list stay in sight under a view,
 * whose name is in the header.
 */
export function PhoneLine({ children }: { children?: ReactNode }) {
  const { filterValues } = useListContext();
  const { Top, topFilter } = useListParts();
  const chosen = useChosenView();
  const filtered = Object.keys(filterValues).some((key) => key !== topFilter);
  const figuresFirst = Top !== undefined && (chosen !== undefined || !filtered);
  const top = <ListTop key="top" />;
  const views = <Views key="views" behind={figuresFirst} />;
  const chips = <Fragment key="chips">{children}</Fragment>;
  return (
    <Box ref={marksMoreBeside} sx={{ overflowX: 'auto', scrollbarWidth: 'none' }}>
      {/* As wide as its parts, which come, grow and go: its width says whether there is more. */}
      <Box
        sx={{
          display: 'flex',
          gap: `${GAP}px`,
          width: 'max-content',
          minWidth: '100%',
          '&& > *': { flex: 'none' },
          [`&:has(> * > [${PINNED}])`]: { '--pinned': 'var(--target)' },
        }}
      >
        <MoreBeside side="left" />
        {filtered && <ActiveFilters />}
        {figuresFirst ? [top, chips, views] : filtered ? [views, top, chips] : [top, views, chips]}
        <MoreBeside side="right" />
      </Box>
    </Box>
  );
}

/** Pixels. */
const GAP = 8;
/** Pixels that the sign of more covers. Below it the line goes on, and takes taps. */
const SIGN = 32;

/** A chevron over a fading edge: chips and figures may end right at the window, where fading alone is no sign. */
function MoreBeside({ side }: { side: 'left' | 'right' }) {
  const Icon = side === 'left' ? BeforeIcon : AfterIcon;
  const away = side === 'left' ? 'right' : 'left';
  return (
    <Box
      aria-hidden
      sx={{
        display: 'none',
        [`[data-${side === 'left' ? 'before' : 'after'}] > * > &`]: { display: 'flex' },
        position: 'sticky',
        // What is pinned stands at the edge itself.
        ...(side === 'left' ? { left: 0, zIndex: 1 } : { right: 'var(--pinned, 0px)' }),
        alignItems: 'center',
        justifyContent: side === 'left' ? 'flex-start' : 'flex-end',
        width: SIGN,
        // It takes no room of its own, nor the gap beside it.
        [side === 'left' ? 'mr' : 'ml']: `-${SIGN + GAP}px`,
        mb: 0.5,
        pointerEvents: 'none',
        color: color('text-secondary'),
        background: `linear-gradient(to ${away}, ${color('background')} 60%, transparent)`,
      }}
    >
      <Icon fontSize="small" />
    </Box>
  );
}

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

const { Part: FilterSheet, preloading: preloadingFilters } = lazyPopup<FilterSheetProps>(
  () => import('./FilterSheet.tsx'),
);

/** Opens the sheet of filters, and shows the number in use. */
function FilterSheetButton() {
  const translate = useTranslate();
  const { active } = useFilters();
  const [opened, setOpened] = useState(false);
  const [open, setOpen] = useState(false);
  const count = active.length;
  return (
    <>
      <IconButton
        aria-label={
          count === 0
            ? translate('filters.open')
            : translate('filters.open_with_count', { smart_count: count })
        }
        aria-haspopup="dialog"
        {...preloadingFilters}
        onClick={() =>
          startTransition(() => {
            setOpened(true);
            setOpen(true);
          })
        }
      >
        {/* A number in it would differ from the name, which says how many. */}
        <Badge variant="dot" invisible={count === 0} color="primary">
          <FilterIcon />
        </Badge>
      </IconButton>
      {opened && <FilterSheet open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
