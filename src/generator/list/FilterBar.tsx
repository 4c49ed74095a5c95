import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'ra-core';
import { ColumnChooser } from './ColumnChooser.tsx';
import { SearchBox } from './SearchBox.tsx';
import type { ColumnsState } from './useColumns.ts';
import { useDescriptor } from '../../schema/useDescriptor.ts';
import { FilterChip } from '../filters/FilterChip.tsx';
import type { FilterValues } from '../filters/filter-values.ts';
import { useFilters, type ListFilter } from '../filters/useFilters.ts';

/** The number of filters in the bar; 'Más filtros' adds the others. */
const IN_SIGHT = 4;

function inSight(filter: ListFilter, index: number, filterValues: FilterValues): boolean {
  return index < IN_SIGHT || filter.alwaysOn || filterValues[filter.key] !== undefined;
}

/** Desktop: search, one chip for each filter that opens its input, columns. */
export function FilterBar({ columns }: { columns: ColumnsState }) {
  const translate = useTranslate();
  const { list } = useDescriptor();
  const { filterValues, setFilters } = useListContext();
  const { filters } = useFilters();
  const [all, setAll] = useState(false);
  const shown = filters.filter((filter, index) => all || inSight(filter, index, filterValues));
  const narrowed = Object.keys(filterValues).length > 0;
  return (
    <Box component="search" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}>
      {list.search.length > 0 && <SearchBox />}
      {shown.map((filter) => (
        <FilterChip key={filter.key} filter={filter} />
      ))}
      {shown.length < filters.length && (
        <Button onClick={() => setAll(true)}>{translate('filters.more')}</Button>
      )}
      {narrowed && <Button onClick={() => setFilters({}, {})}>{translate('filters.clear_all')}</Button>}
      <Box sx={{ ml: 'auto' }}>
        <ColumnChooser columns={columns} />
      </Box>
    </Box>
  );
}
