import { useCallback, useMemo } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import { useListContext, useTranslate, type RaRecord } from 'ra-core';
import { useDescriptor, useResourceNames } from '../schema/useDescriptor.ts';
import { color, visuallyHidden, panel } from '../theme/styles.ts';
import { CellGridProvider, useNewCellGrid } from '../ui/cells/cell-grid.ts';
import { marksMoreBeside, moreBesidePinned } from '../ui/scroll/scroll-edges.ts';
import { useListParts } from './list-parts.ts';
import { LeftColumnsProvider, useLeftColumns } from './InPlaceOf.tsx';
import { pinnedCell } from '../theme/styles.ts';
import { leavesBelow, leavingStyles, type ListColumn } from './useColumns.tsx';
import { ListRow } from './ListRow.tsx';
import { useSelectable } from './useListSelection.ts';

/** The cell whose box ticks every row of the page; what lies over the head begins after it. */
const SELECTS = 'thead th:has([type="checkbox"])';

/**
 * Watches the head of the table in a frame. The parent of the frame gets its height and the start of its columns, in
 * pixels: `--head-height` and `--head-start`. Returns the end of it.
 */
function watchesHeadPlace(frame: HTMLElement): (() => void) | undefined {
  const head = frame.querySelector('thead');
  const place = frame.parentElement?.style;
  if (head === null || place === undefined) return undefined;
  const measure = (): void => {
    const selects = frame.querySelector<HTMLElement>(SELECTS);
    place.setProperty('--head-height', `${head.offsetHeight}px`);
    place.setProperty('--head-start', `${selects === null ? 0 : selects.offsetLeft + selects.offsetWidth}px`);
  };
  const observer = new ResizeObserver(measure);
  observer.observe(head);
  return () => observer.disconnect();
}

/** The rows of the current page. The table scrolls inside its frame; the page never gets wider than the window. */
export function ListTable({ columns }: { columns: ListColumn[] }) {
  const translate = useTranslate();
  const { name, representation } = useDescriptor();
  const { lowerMany } = useResourceNames();
  const { data, isFetching, isPlaceholderData } = useListContext<RaRecord>();
  const selectable = useSelectable(name);
  const { RowDetail } = useListParts();
  const unfolds = RowDetail !== undefined;
  const limits = useMemo(
    () => leavesBelow(columns, representation, unfolds),
    [columns, representation, unfolds],
  );
  const { left, watch } = useLeftColumns(limits);
  const frame = useCallback(
    (element: HTMLElement) => {
      const endings = [marksMoreBeside(element), watch(element), watchesHeadPlace(element)];
      return () => endings.forEach((end) => end?.());
    },
    [watch],
  );
  const grid = useNewCellGrid();
  return (
    <Box
      ref={frame}
      tabIndex={0}
      component="section"
      aria-label={translate('list.table', { name: lowerMany })}
      aria-busy={isFetching}
      sx={{
        // Hidden names for screen readers are positioned in the frame. In the page they would widen it.
        position: 'relative',
        overflow: 'auto',
        maxHeight: 'max(240px, calc(100vh - 260px))',
        ...panel,
        ...moreBesidePinned,
        ...leavingStyles(columns, limits, Number(selectable) + Number(unfolds)),
        opacity: isPlaceholderData ? 0.6 : 1,
        transition: 'opacity var(--motion)',
      }}
    >
      <Table stickyHeader>
        <ListTableHead columns={columns} selectable={selectable} unfolds={unfolds} />
        <TableBody>
          <CellGridProvider value={grid}>
            <LeftColumnsProvider value={left}>
              {data?.map((record, row) => (
                <ListRow
                  key={record.id}
                  record={record}
                  row={row}
                  columns={columns}
                  selectable={selectable}
                  Detail={RowDetail}
                />
              ))}
            </LeftColumnsProvider>
          </CellGridProvider>
        </TableBody>
      </Table>
    </Box>
  );
}

interface ListTableHeadProps {
  columns: ListColumn[];
  selectable: boolean;
  /** Rows begin with the button that unfolds them. */
  unfolds: boolean;
}

const ARIA_SORT = { ASC: 'ascending', DESC: 'descending' } as const;

function ListTableHead({ columns, selectable, unfolds }: ListTableHeadProps) {
  const translate = useTranslate();
  const { sort } = useListContext();
  return (
    <TableHead>
      <TableRow className="leaving">
        {unfolds && (
          <TableCell padding="checkbox">
            <span style={visuallyHidden}>{translate('list.unfold_head')}</span>
          </TableCell>
        )}
        {selectable && (
          <TableCell padding="checkbox">
            <SelectPage />
          </TableCell>
        )}
        {columns.map((column) => (
          <TableCell
            key={column.source}
            align={column.numeric ? 'right' : 'left'}
            aria-sort={sort.field === column.source ? ARIA_SORT[sort.order] : undefined}
            sx={{ width: column.width }}
          >
            {column.sortable ? <SortButton column={column} /> : column.label}
          </TableCell>
        ))}
        <TableCell sx={{ ...pinnedCell, zIndex: 3, backgroundColor: color('surface') }}>
          <span style={visuallyHidden}>{translate('list.actions')}</span>
        </TableCell>
      </TableRow>
    </TableHead>
  );
}

function SelectPage() {
  const translate = useTranslate();
  const { data = [], selectedIds, onSelect } = useListContext();
  const onPage = data.map((record) => record.id);
  const chosen = onPage.filter((id) => selectedIds.includes(id)).length;
  const others = selectedIds.filter((id) => !onPage.includes(id));
  return (
    <Checkbox
      checked={chosen > 0 && chosen === onPage.length}
      indeterminate={chosen > 0 && chosen < onPage.length}
      onChange={(_, checked) => onSelect(checked ? [...others, ...onPage] : others)}
      slotProps={{ input: { 'aria-label': translate('list.select_page') } }}
    />
  );
}

/**
 * A heading that sorts the table; `aria-sort` of its cell has the direction. The keyboard skips it while the actions for
 * the selected records lie over it.
 */
function SortButton({ column }: { column: ListColumn }) {
  const { sort, setSort, selectedIds } = useListContext();
  const active = sort.field === column.source;
  const next = active && sort.order === 'ASC' ? 'DESC' : 'ASC';
  const Arrow = active && sort.order === 'DESC' ? DownIcon : UpIcon;
  return (
    <Button
      size="small"
      tabIndex={selectedIds.length > 0 ? -1 : 0}
      onClick={() => setSort({ field: column.source, order: next })}
      endIcon={<Arrow aria-hidden sx={{ opacity: active ? 1 : 0 }} />}
      sx={{
        minWidth: 0,
        textAlign: column.numeric ? 'right' : 'left',
        lineHeight: 'var(--line-heading)',
        fontSize: 'var(--text-14)',
        mx: -1,
        px: 1,
        color: active ? color('text') : color('text-secondary'),
        flexDirection: column.numeric ? 'row-reverse' : 'row',
        '&:hover .MuiButton-endIcon > *': { opacity: active ? 1 : 0.5 },
      }}
    >
      {column.label}
    </Button>
  );
}
