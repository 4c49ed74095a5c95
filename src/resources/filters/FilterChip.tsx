import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Popover from '@mui/material/Popover';
import DownIcon from '@mui/icons-material/ExpandMore';
import { useListContext, useTranslate } from 'ra-core';
import { useWords } from '../../i18n/useWords.ts';
import { FilterInput } from './FilterInput.tsx';
import { FilterSummary } from './FilterSummary.tsx';
import { withFilter } from './filter-values.ts';
import type { ListFilter } from './useFilters.ts';

/** A filter as a chip that says what it lets through, and opens its input. */
export function FilterChip({ filter }: { filter: ListFilter }) {
  const translate = useTranslate();
  const words = useWords();
  const { filterValues, setFilters } = useListContext();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [draft, setDraft] = useState<unknown>();
  const id = useId();
  const value: unknown = filterValues[filter.key];
  const active = value !== undefined;
  const label = words(filter.field.label);

  const apply = (next: unknown): void => {
    setFilters(withFilter(filterValues, filter.key, next), {});
    setAnchor(null);
  };
  return (
    <>
      <Chip
        label={active ? <FilterSummary filter={filter} value={value} /> : label}
        variant={active ? 'filled' : 'outlined'}
        color={active ? 'primary' : 'default'}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-controls={anchor === null ? undefined : id}
        onClick={(event) => {
          setDraft(value);
          setAnchor(event.currentTarget);
        }}
        {...(active
          ? { onDelete: () => apply(undefined) }
          : { deleteIcon: <DownIcon />, onDelete: undefined, icon: <DownIcon /> })}
      />
      <Popover
        id={id}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { width: 320 } } }}
      >
        <Box
          component="form"
          onSubmit={(event) => {
            event.preventDefault();
            apply(draft);
          }}
          sx={{ p: 2, display: 'flex', flexDirection: 'column', gap: 2 }}
        >
          <FilterInput op={filter.op} field={filter.field} value={draft} onChange={setDraft} />
          <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
            <Button onClick={() => apply(undefined)}>{translate('filters.clear')}</Button>
            <Button type="submit" variant="contained">
              {translate('filters.apply')}
            </Button>
          </Box>
        </Box>
      </Popover>
    </>
  );
}
