import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useGetMany, useListContext, useTranslate } from 'ra-core';
import { useLabel } from '../i18n/words.ts';
import { chosenOf, withFilter, useChoices, useFilters, type ListFilter } from './useFilters.ts';

/**
 * Says of each filter in use whose values do not exist any more that this is why so little is found, and takes them out:
 * a saved view outlives the branch that it names. What is left can be saved under the view's name again.
 */
export default function GoneValues() {
  const { active } = useFilters();
  return active
    .filter(({ op }) => op !== 'between' && op !== 'contains')
    .map((filter) => {
      const { ref } = filter.field;
      if (ref !== undefined) return <GoneRecords key={filter.key} filter={filter} resource={ref.resource} />;
      return filter.field.enum === undefined ? null : <GoneChoices key={filter.key} filter={filter} />;
    });
}

/** What nobody may look up is not known to be gone. */
function GoneRecords({ filter, resource }: { filter: ListFilter; resource: string }) {
  const ids = chosenOf(useListContext().filterValues[filter.key]);
  const { data, isPending, error } = useGetMany(resource, { ids });
  if (isPending || error !== null) return null;
  const found = new Set((data ?? []).map(({ id }) => String(id)));
  return <GoneNotice filter={filter} left={ids.filter((id) => found.has(String(id)))} of={ids.length} />;
}

function GoneChoices({ filter }: { filter: ListFilter }) {
  const values = chosenOf(useListContext().filterValues[filter.key]);
  const choices = useChoices(filter.field);
  const left = values.filter((value) => choices.some((choice) => choice.value === value));
  return <GoneNotice filter={filter} left={left} of={values.length} />;
}

interface GoneNoticeProps {
  filter: ListFilter;
  /** The values that there still are. */
  left: (string | number)[];
  of: number;
}

function GoneNotice({ filter, left, of }: GoneNoticeProps) {
  const translate = useTranslate();
  const labelOf = useLabel();
  const { filterValues, setFilters } = useListContext();
  if (left.length === of) return null;
  const name = labelOf(filter.field.label);
  const rest = filter.op === 'equals' ? undefined : left;
  return (
    <Alert
      severity="warning"
      sx={{ mb: 1, alignItems: 'center' }}
      action={
        <Button
          color="inherit"
          onClick={() => setFilters(withFilter(filterValues, filter.key, rest), {})}
          sx={{ minHeight: 'var(--target)' }}
        >
          {translate('filters.gone_remove')}
        </Button>
      }
    >
      {translate('filters.gone', { name })}
    </Alert>
  );
}
