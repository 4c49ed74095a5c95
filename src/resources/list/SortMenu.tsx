import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import SortIcon from '@mui/icons-material/SwapVert';
import { useListContext, useTranslate } from 'ra-core';
import type { ListColumn } from './useColumns.ts';

const ORDERS = [
  { order: 'ASC', key: 'list.sort_ascending' },
  { order: 'DESC', key: 'list.sort_descending' },
] as const;

/** Cards have no headings to order by: a menu of the sortable columns instead. */
export function SortMenu({ columns }: { columns: ListColumn[] }) {
  const translate = useTranslate();
  const { sort, setSort } = useListContext();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const sortable = columns.filter((column) => column.sortable);
  if (sortable.length === 0) return null;
  return (
    <>
      <Button
        startIcon={<SortIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor === null ? undefined : id}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {translate('ra.action.sort')}
      </Button>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {sortable.flatMap((column) =>
          ORDERS.map(({ order, key }) => (
            <MenuItem
              key={`${column.source}.${order}`}
              role="menuitemradio"
              aria-checked={sort.field === column.source && sort.order === order}
              selected={sort.field === column.source && sort.order === order}
              onClick={() => {
                setSort({ field: column.source, order });
                setAnchor(null);
              }}
            >
              {translate(key, { field: column.label })}
            </MenuItem>
          )),
        )}
      </Menu>
    </>
  );
}
