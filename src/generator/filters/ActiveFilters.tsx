import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useListContext, useTranslate } from 'ra-core';
import { FilterSummary } from './FilterSummary.tsx';
import { withFilter } from './filter-values.ts';
import { useFilters } from './useFilters.ts';

/** The filters in use, each with a button that removes it, and one that removes all. */
export function ActiveFilters() {
  const { filterValues, setFilters } = useListContext();
  const { active } = useFilters();
  const translate = useTranslate();
  if (active.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
      {active.map((filter) => (
        <Chip
          key={filter.key}
          color="primary"
          label={<FilterSummary filter={filter} value={filterValues[filter.key]} />}
          onDelete={() => setFilters(withFilter(filterValues, filter.key, undefined), {})}
        />
      ))}
      <Button size="small" onClick={() => setFilters({}, {})}>
        {translate('filters.clear_all')}
      </Button>
    </Box>
  );
}
