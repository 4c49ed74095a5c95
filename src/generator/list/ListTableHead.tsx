import Checkbox from '@mui/material/Checkbox';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useListContext, useTranslate } from 'ra-core';
import { color } from '../../theme/color.ts';
import { visuallyHidden } from '../../theme/visually-hidden.ts';
import { pinnedCell } from './pinned-cell.ts';
import { SortButton } from './SortButton.tsx';
import type { ListColumn } from './useColumns.ts';

export interface ListTableHeadProps {
  columns: ListColumn[];
  selectable: boolean;
  /** Rows begin with the button that unfolds them. */
  unfolds: boolean;
}

const ARIA_SORT = { ASC: 'ascending', DESC: 'descending' } as const;

export function ListTableHead({ columns, selectable, unfolds }: ListTableHeadProps) {
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
