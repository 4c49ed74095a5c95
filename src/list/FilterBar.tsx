import { useState, type MouseEvent } from 'react';
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import ClearIcon from '@mui/icons-material/FilterAltOffOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import SortIcon from '@mui/icons-material/SwapVert';
import FilterIcon from '@mui/icons-material/Tune';
import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined';
import Chip from '@mui/material/Chip';
import AddIcon from '@mui/icons-material/Add';
import { useListContext, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { useAllowed, useVerdict, useSearches } from '../schema/useAllowed.ts';
import { useDescriptor, useResourceNames } from '../schema/useDescriptor.ts';
import { PageHeader } from '../ui/page/Page.tsx';
import { importPathOf, useManifest } from '../manifest/manifest.ts';
import { color } from '../theme/styles.ts';
import { lazyPopup } from '../ui/lazy/lazy-popup.tsx';
import { useAnchor, useFitting } from '../ui/menu/useAnchor.ts';
import { withFilter, useFilters, type FilterValues, type ListFilter } from './useFilters.ts';
import { useLabel } from '../i18n/words.ts';
import type { FilterPopoverProps } from './FilterPopover.tsx';
import { FilterSummary } from './ActiveFilters.tsx';
import { CreateButton } from './CreateButton.tsx';
import { ExportButton, ImportLink } from './ImportExport.tsx';
import { isEmptyList } from './ListContent.tsx';
import { useCountedTotal } from './useTotal.ts';
import type { ColumnPopoverProps } from './ColumnPopover.tsx';
import { SearchBox } from './SearchBox.tsx';
import type { SortMenuProps } from './SortMenu.tsx';
import type { ColumnsState } from './useColumns.tsx';

export function ListHeader() {
  const { name } = useDescriptor();
  const { many } = useResourceNames();
  const list = useListContext();
  const total = useCountedTotal();
  const allowed = useAllowed(name);
  return (
    <PageHeader
      title={many}
      {...(total === undefined ? {} : { count: total })}
      actions={
        <>
          <ImportLinks />
          {/* An empty list offers the first record itself. */}
          {!isEmptyList(list) && allowed('export') && <ExportButton />}
          {!isEmptyList(list) && allowed('create') && <CreateButton />}
        </>
      }
    />
  );
}

/** The ways to the screens that bring files in, for users who may write what is in them. */
function ImportLinks() {
  const descriptor = useDescriptor();
  const { name } = descriptor;
  const manifest = useManifest(name);
  const { picturesAt } = manifest;
  const importAt = importPathOf(descriptor, manifest);
  const allowed = useAllowed(name);
  const translate = useTranslate();
  return (
    <>
      {picturesAt !== undefined && allowed('edit') && (
        <Button component={Link} to={picturesAt}>
          {translate('list.pictures')}
        </Button>
      )}
      {importAt !== undefined && allowed('create') && <ImportLink to={importAt} />}
    </>
  );
}

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

const { Part: ColumnPopover, preload: preloadColumns } = lazyPopup<ColumnPopoverProps>(
  () => import('./ColumnPopover.tsx'),
);

/** Opens the choice of columns. */
function ColumnChooser({ columns }: { columns: ColumnsState }) {
  const translate = useTranslate();
  const anchor = useAnchor('dialog', preloadColumns);
  return (
    <>
      <IconButton aria-label={translate('list.columns')} title={translate('list.columns')} {...anchor.opener}>
        <ColumnsIcon />
      </IconButton>
      {anchor.used && <ColumnPopover {...anchor.popup} columns={columns} />}
    </>
  );
}

const { Part: FilterPopover, preload: preloadFilter } = lazyPopup<FilterPopoverProps>(
  () => import('./FilterPopover.tsx'),
);

interface FilterChipProps {
  filter: ListFilter;
  /** It has the focus when it appears: the button that brought it is gone. */
  takesFocus?: boolean;
}

const takeFocus = (chip: HTMLElement | null): void => chip?.focus();

/** A filter as a chip that shows its value and opens its input. */
function FilterChip({ filter, takesFocus = false }: FilterChipProps) {
  const labelOf = useLabel();
  const { filterValues, setFilters } = useListContext();
  const anchor = useAnchor('dialog', preloadFilter);
  const value: unknown = filterValues[filter.key];
  const active = value !== undefined;
  const label = labelOf(filter.field.label);

  const apply = (next: unknown): void => {
    setFilters(withFilter(filterValues, filter.key, next), {});
    anchor.hide();
  };
  return (
    <>
      <Chip
        ref={takesFocus ? takeFocus : undefined}
        label={active ? <FilterSummary filter={filter} value={value} /> : label}
        variant={active ? 'filled' : 'outlined'}
        color={active ? 'primary' : 'default'}
        {...anchor.opener}
        {...(active ? { onDelete: () => apply(undefined) } : { icon: <AddIcon /> })}
      />
      {anchor.used && (
        <FilterPopover {...anchor.popup} filter={filter} value={value} label={label} onApply={apply} />
      )}
    </>
  );
}
