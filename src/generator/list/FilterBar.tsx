import { useId, useState, type MouseEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import SortIcon from '@mui/icons-material/SwapVert';
import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined';
import { useListContext, useTranslate } from 'ra-core';
import { useVerdict } from '../../schema/useAllowed.ts';
import { useDescriptor } from '../../schema/useDescriptor.ts';
import { useSearches } from '../../schema/useSearches.ts';
import { lazyPopup } from '../../ui/lazy/lazy-popup.tsx';
import { useAnchor } from '../../ui/menu/useAnchor.ts';
import type { FilterValues } from '../filters/filter-values.ts';
import { FilterChip } from '../filters/FilterChip.tsx';
import { useFilters, type ListFilter } from '../filters/useFilters.ts';
import type { ColumnPopoverProps } from './ColumnPopover.tsx';
import { SearchBox } from './SearchBox.tsx';
import type { SortMenuProps } from './SortMenu.tsx';
import type { ColumnsState } from './useColumns.ts';

/** The number of filters in the bar; 'Más filtros' adds the others. */
const IN_SIGHT = 4;

function inSight(filter: ListFilter, index: number, filterValues: FilterValues): boolean {
  return index < IN_SIGHT || filter.alwaysOn || filterValues[filter.key] !== undefined;
}

/** Desktop: search, one chip for each filter that opens its input, order, columns. */
export function FilterBar({ columns }: { columns: ColumnsState }) {
  const translate = useTranslate();
  const descriptor = useDescriptor();
  const { name, access } = descriptor;
  const searches = useSearches();
  const verdict = useVerdict(name);
  const { filterValues, setFilters, selectedIds } = useListContext();
  const { filters } = useFilters();
  // The key of the first filter that 'Más filtros' has added.
  const [added, setAdded] = useState<string>();
  const shown = filters.filter(
    (filter, index) => added !== undefined || inSight(filter, index, filterValues),
  );
  const next = filters.find((filter) => !shown.includes(filter));
  const clear = ({ currentTarget, detail }: MouseEvent): void => {
    // A key pressed the button, which goes away with the filters.
    if (detail === 0)
      currentTarget.parentElement?.querySelector<HTMLElement>('input, [role="button"]')?.focus();
    setFilters({}, {});
  };
  // A plan brings the bulk delete, so the list shows that there is one.
  const waits =
    access.bulkDelete.feature !== undefined && ['allowed', 'feature'].includes(verdict('bulkDelete'));
  const narrowed = Object.keys(filterValues).length > 0;
  return (
    <Box component="search" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}>
      {searches(descriptor) && <SearchBox />}
      {shown.map((filter) => (
        <FilterChip key={filter.key} filter={filter} takesFocus={filter.key === added} />
      ))}
      {next && <Button onClick={() => setAdded(next.key)}>{translate('filters.more')}</Button>}
      {narrowed && <Button onClick={clear}>{translate('filters.clear_all')}</Button>}
      <Box sx={{ ml: 'auto', display: 'flex', alignItems: 'center' }}>
        {waits && (
          // Keeps its place, so that no row moves when the first is ticked.
          <Button
            disabled
            startIcon={<DeleteIcon />}
            style={{ visibility: selectedIds.length > 0 ? 'hidden' : 'visible' }}
          >
            {translate('list.delete')}
          </Button>
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
  const anchor = useAnchor();
  const id = useId();
  return (
    <>
      <IconButton
        aria-label={translate('ra.action.sort')}
        title={translate('ra.action.sort')}
        aria-haspopup="menu"
        aria-expanded={anchor.open}
        aria-controls={anchor.open ? id : undefined}
        onPointerEnter={preloadSort}
        onFocus={preloadSort}
        onClick={anchor.show}
      >
        <SortIcon />
      </IconButton>
      {anchor.used && <SortMenu id={id} anchor={anchor.element} open={anchor.open} onClose={anchor.hide} />}
    </>
  );
}

const { Part: ColumnPopover, preload } = lazyPopup<ColumnPopoverProps>(() => import('./ColumnPopover.tsx'));

/** Opens the choice of columns. */
function ColumnChooser({ columns }: { columns: ColumnsState }) {
  const translate = useTranslate();
  const anchor = useAnchor();
  const id = useId();
  return (
    <>
      <Button
        startIcon={<ColumnsIcon />}
        aria-haspopup="dialog"
        aria-expanded={anchor.open}
        aria-controls={anchor.open ? id : undefined}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={anchor.show}
      >
        {translate('list.columns')}
      </Button>
      {anchor.used && (
        <ColumnPopover
          id={id}
          anchor={anchor.element}
          open={anchor.open}
          columns={columns}
          onClose={anchor.hide}
        />
      )}
    </>
  );
}
