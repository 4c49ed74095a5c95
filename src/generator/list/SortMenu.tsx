import SortIcon from '@mui/icons-material/SwapVert';
import { useListContext, useTranslate } from 'ra-core';
import { MenuButton } from '../../ui/menu/MenuButton.tsx';
import type { ListColumn } from './useColumns.ts';

const ORDERS = [
  { order: 'ASC', key: 'list.sort_ascending' },
  { order: 'DESC', key: 'list.sort_descending' },
] as const;

/** A menu of the sortable columns, because cards have no headings. */
export function SortMenu({ columns }: { columns: ListColumn[] }) {
  const translate = useTranslate();
  const { sort, setSort } = useListContext();
  const choices = columns
    .filter((column) => column.sortable)
    .flatMap(({ source, label }) =>
      ORDERS.map(({ order, key }) => ({
        key: `${source}.${order}`,
        label: translate(key, { field: label }),
        chosen: sort.field === source && sort.order === order,
        onChoose: () => setSort({ field: source, order }),
      })),
    );
  if (choices.length === 0) return null;
  return <MenuButton label={translate('ra.action.sort')} icon={<SortIcon />} choices={choices} />;
}
