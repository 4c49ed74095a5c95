import { useState, type MouseEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import ClearIcon from '@mui/icons-material/FilterAltOffOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import SortIcon from '@mui/icons-material/SwapVert';
import FilterIcon from '@mui/icons-material/Tune';
import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined';
import { useListContext, useTranslate } from 'ra-core';
import { useVerdict } from '../schema/useAllowed.ts';
import { useDescriptor } from '../schema/useDescriptor.ts';
import { useSearches } from '../schema/useSearches.ts';
import { color } from '../theme/styles.ts';
import { lazyPopup } from '../ui/lazy/lazy-popup.tsx';
import { useAnchor } from '../ui/menu/useAnchor.ts';
import { useFitting } from '../ui/menu/useFitting.ts';
import type { FilterValues } from './filters/filter-values.ts';
import { FilterChip } from './filters/FilterChip.tsx';
import { useFilters, type ListFilter } from './filters/useFilters.ts';
import type { ColumnPopoverProps } from './ColumnPopover.tsx';
import { SearchBox } from './SearchBox.tsx';
import type { SortMenuProps } from './SortMenu.tsx';
import type { ColumnsState } from './useColumns.ts';

/** The number of filters in the bar; 'Más filtros' adds the others. */
const IN_SIGHT = 4;

function inSight(filter: ListFilter, index: number, filterValues: FilterValues): boolean {
  return index < IN_SIGHT || filter.alwaysOn || filterValues[filter.key] !== undefined;
}

/** Of a container too narrow for words beside the chips. */
const NARROW = '@container (max-width: 56rem)';

/** Between chips, in pixels. */
const GAP = 8;

/** The height of the line, which large text makes higher. */
const LINE = 'max(40px, 2.5rem)';

/** The most that a chip takes: those in use share the line, so that each of them is in sight however many there are. */
function widestChip(inUse: number): string {
  return `min(18rem, calc((100% - ${(inUse - 1) * GAP}px) / ${inUse} - 1px))`;
}

/**
 * Desktop: search, one chip for each filter that opens its input, order, columns, in one line. Filters without room wait
 * behind 'Más filtros', those in use last of all. Who asks for all of them gets as many lines as they need.
 */
export function FilterBar({ columns }: { columns: ColumnsState }) {
  const translate = useTranslate();
  const descriptor = useDescriptor();
  const { name, access } = descriptor;
  const searches = useSearches();
  const verdict = useVerdict(name);
  const { filterValues, setFilters, selectedIds } = useListContext();
  const { filters, active } = useFilters();
  const { row, fitting } = useFitting();
  // The key of the first filter that 'Más filtros' has added.
  const [added, setAdded] = useState<string>();
  const shown = filters.filter(
    (filter, index) => added !== undefined || inSight(filter, index, filterValues),
  );
  const folds = fitting < shown.length;
  // All widths together are the same in any order, so whether one folds does not depend on this.
  const chips =
    folds && added === undefined ? [...active, ...shown.filter((filter) => !active.includes(filter))] : shown;
  const whole = added !== undefined || !folds;
  const next = (whole ? undefined : chips[fitting]) ?? filters.find((filter) => !shown.includes(filter));
  const clear = ({ currentTarget, detail }: MouseEvent): void => {
    // A key pressed the button, which goes away with the filters.
    if (detail === 0)
      currentTarget.closest('search')?.querySelector<HTMLElement>('input, [role="button"]')?.focus();
    setFilters({}, {});
  };
  // A plan brings the bulk delete, so the list shows that there is one.
  const waits =
    access.bulkDelete.feature !== undefined && ['allowed', 'feature'].includes(verdict('bulkDelete'));
  const narrowed = Object.keys(filterValues).length > 0;
  return (
    <Box
      component="search"
      sx={{
        containerType: 'inline-size',
        display: 'flex',
        alignItems: 'flex-start',
        columnGap: 1,
        mb: 1.5,
        '& > button': { flex: 'none' },
      }}
    >
      {searches(descriptor) && (
        // Its width is that of the page: it stays where filters come, fold and go.
        <Box sx={{ flex: '0 1 clamp(11.5rem, 18%, 20rem)', minWidth: '8rem', display: 'flex' }}>
          <SearchBox />
        </Box>
      )}
      <Box
        ref={row}
        sx={{
          flex: '1 1 0',
          minWidth: 0,
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: `${GAP}px`,
          ...(!whole && { height: LINE, overflow: 'clip', overflowClipMargin: '4px' }),
        }}
      >
        {chips.map((filter, index) => (
          <Box
            key={filter.key}
            sx={{
              display: 'flex',
              alignItems: 'center',
              height: LINE,
              maxWidth: widestChip(Math.max(active.length, 1)),
              ...(!whole && index >= fitting && { visibility: 'hidden' }),
            }}
          >
            <FilterChip filter={filter} takesFocus={filter.key === added} />
          </Box>
        ))}
      </Box>
      {next !== undefined && (
        <Button
          aria-label={translate('filters.more')}
          startIcon={<FilterIcon style={{ fontSize: 24 }} />}
          onClick={() => setAdded(next.key)}
          sx={{
            '& > .MuiButton-startIcon': { display: 'none' },
            [NARROW]: {
              minWidth: 40,
              px: 0,
              fontSize: 0,
              color: color('text-secondary'),
              '& > .MuiButton-startIcon': { display: 'inherit', m: 0 },
            },
          }}
        >
          {translate('filters.more')}
        </Button>
      )}
      {narrowed && (
        <IconButton
          aria-label={translate('filters.clear_all')}
          title={translate('filters.clear_all')}
          onClick={clear}
        >
          <ClearIcon />
        </IconButton>
      )}
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        {waits && (
          // Keeps its place, so that no row moves when the first is ticked.
          <IconButton
            disabled
            aria-label={translate('list.delete')}
            style={{ visibility: selectedIds.length > 0 ? 'hidden' : 'visible' }}
          >
            <DeleteIcon />
          </IconButton>
        )}
        <SortChooser />
        <ColumnChooser columns={columns} />
      </Box>
    </Box>
  );
}

const { Part: SortMenu, preload: preloadSort } = lazyPopup<SortMenuProps>(() => import('./SortMenu.tsx'));

/** Opens the orders of the list, ascending and descending, in words. The headings of the table order it too. */
function SortChooser() {
  const translate = useTranslate();
  const anchor = useAnchor('menu', preloadSort);
  return (
    <>
      <IconButton
        aria-label={translate('ra.action.sort')}
        title={translate('ra.action.sort')}
        {...anchor.opener}
      >
        <SortIcon />
      </IconButton>
      {anchor.used && <SortMenu {...anchor.popup} />}
    </>
  );
}

const { Part: ColumnPopover, preload } = lazyPopup<ColumnPopoverProps>(() => import('./ColumnPopover.tsx'));

/** Opens the choice of columns. */
function ColumnChooser({ columns }: { columns: ColumnsState }) {
  const translate = useTranslate();
  const anchor = useAnchor('dialog', preload);
  return (
    <>
      <IconButton aria-label={translate('list.columns')} title={translate('list.columns')} {...anchor.opener}>
        <ColumnsIcon />
      </IconButton>
      {anchor.used && <ColumnPopover {...anchor.popup} columns={columns} />}
    </>
  );
}
