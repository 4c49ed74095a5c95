import Button from '@mui/material/Button';
import SearchOffIcon from '@mui/icons-material/SearchOff';
import { useListContext, useTranslate } from 'ra-core';
import { EmptyState } from '../../ui/state/EmptyState.tsx';

/** No record matches the filters. */
export function NoResults() {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const searchOnly = Object.keys(filterValues).every((key) => key === 'search');
  return (
    <EmptyState
      image={<SearchOffIcon sx={{ fontSize: 72 }} />}
      title={translate('state.no_results_title')}
      subtitle={translate('state.no_results_subtitle')}
      action={
        <Button variant="outlined" onClick={() => setFilters({}, {})}>
          {translate(searchOnly ? 'filters.clear_search' : 'filters.clear_all')}
        </Button>
      }
    />
  );
}
