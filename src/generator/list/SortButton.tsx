import Button from '@mui/material/Button';
import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import { useListContext } from 'ra-core';
import { color } from '../../theme/color.ts';
import type { ListColumn } from './useColumns.ts';

/**
 * A heading that sorts the table; `aria-sort` of its cell has the direction. The keyboard skips it while the actions for
 * the selected records lie over it.
 */
export function SortButton({ column }: { column: ListColumn }) {
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
