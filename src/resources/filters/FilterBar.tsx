import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'ra-core';
import { ColumnChooser } from '../list/ColumnChooser.tsx';
import { SearchBox } from '../list/SearchBox.tsx';
import type { ColumnsState } from '../list/useColumns.ts';
import { useDescriptor } from '../list/useDescriptor.ts';
import { FilterChip } from './FilterChip.tsx';
import { useFilters } from './useFilters.ts';

/** Desk: search, one chip per filter that opens its input, columns. */
export function FilterBar({ columns }: { columns: ColumnsState }) {
  const translate = useTranslate();
  const { list } = useDescriptor();
  const { filterValues, setFilters } = useListContext();
  const { filters } = useFilters();
  const narrowed = Object.keys(filterValues).length > 0;
  return (
    <Box component="search" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}>
      {list.search.length > 0 && <SearchBox />}
      {filters.map((filter) => (
        <FilterChip key={filter.key} filter={filter} />
      ))}
      {narrowed && <Button onClick={() => setFilters({}, {})}>{translate('filters.clear_all')}</Button>}
      <Box sx={{ ml: 'auto' }}>
        <ColumnChooser columns={columns} />
      </Box>
    </Box>
  );
}
