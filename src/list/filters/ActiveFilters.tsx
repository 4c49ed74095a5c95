import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useListContext, useTranslate } from 'ra-core';
import { useDescriptor } from '../../schema/useDescriptor.ts';
import { useManifest } from '../../manifest/useManifest.ts';
import { useChosenView } from '../views/useChosenView.ts';
import { FilterSummary } from './FilterSummary.tsx';
import { withFilter } from './filter-values.ts';
import { useFilters } from './useFilters.ts';

/** A new filter is in sight, however far the line that scrolls (`PhoneLine`) was scrolled. */
function seen(element: HTMLElement | null): void {
  const line = element?.parentElement?.parentElement;
  if (line) line.scrollLeft = 0;
}

/**
 * The filters in use, each with a button that removes it, and one that removes all. Those of a view are said by its
 * tab.
 */
export function ActiveFilters() {
  const { filterValues, setFilters } = useListContext();
  const { name } = useDescriptor();
  const { listTopFilter } = useManifest(name);
  const active = useFilters().active.filter(({ key }) => key !== listTopFilter);
  const chosen = useChosenView();
  const translate = useTranslate();
  if (active.length === 0 || chosen !== undefined) return null;
  return (
    <Box ref={seen} sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 40, mb: 0.5 }}>
      {active.map((filter) => (
        <Chip
          key={filter.key}
          color="primary"
          // Its button stays in sight.
          sx={{ maxWidth: '70vw' }}
          label={<FilterSummary filter={filter} value={filterValues[filter.key]} />}
          onDelete={() => setFilters(withFilter(filterValues, filter.key, undefined), {})}
        />
      ))}
      <Button size="small" sx={{ minHeight: { xs: 40 } }} onClick={() => setFilters({}, {})}>
        {translate('filters.clear_all')}
      </Button>
    </Box>
  );
}
