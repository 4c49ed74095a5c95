import { memo, useCallback, useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import CloseIcon from '@mui/icons-material/Close';
import { useListContext, useTranslate } from 'ra-core';
import { useLabel } from '../i18n/words.ts';
import { color } from '../theme/styles.ts';
import { useDates } from '../ui/figure/DateText.tsx';
import { useCloseOnBack } from '../ui/leave/useLeaveGuard.tsx';
import {
  appliedFilters,
  isWrongRange,
  withFilter,
  useFilters,
  type FilterValues,
  type ListFilter,
} from './useFilters.ts';
import { FilterInput } from './FilterInput.tsx';

export interface FilterSheetProps {
  open: boolean;
  onClose(): void;
}

/** All filters in a bottom sheet. The list changes only on 'Aplicar filtros'. */
export default function FilterSheet({ open, onClose }: FilterSheetProps) {
  useCloseOnBack(open, onClose);
  const id = useId();
  return (
    <Drawer
      anchor="bottom"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': id,
          sx: { maxHeight: '90dvh', borderRadius: 'var(--radius-sheet) var(--radius-sheet) 0 0' },
        },
      }}
    >
      {open && <SheetForm titleId={id} onClose={onClose} />}
    </Drawer>
  );
}

function SheetForm({ titleId, onClose }: { titleId: string; onClose(): void }) {
  const translate = useTranslate();
  const { today } = useDates();
  const { filterValues, setFilters } = useListContext();
  const { filters } = useFilters();
  const [draft, setDraft] = useState<FilterValues>(filterValues);
  const change = useCallback(
    (key: string, value: unknown) => setDraft((before) => withFilter(before, key, value)),
    [],
  );
  const wrong = filters.some((filter) => filter.op === 'between' && isWrongRange(filter, draft[filter.key]));
  const apply = (values: FilterValues): void => {
    setFilters(values, {});
    onClose();
  };
  const cleared = 'search' in filterValues ? { search: filterValues['search'] } : {};
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        apply(appliedFilters(draft, today));
      }}
      sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', px: 2, py: 1 }}>
        <Typography id={titleId} component="h2" variant="h2" sx={{ mr: 'auto' }}>
          {translate('filters.title')}
        </Typography>
        <IconButton aria-label={translate('app.close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box sx={{ overflowY: 'auto', px: 2, flex: 1 }}>
        {filters.map((filter) => (
          <SheetFilter key={filter.key} filter={filter} value={draft[filter.key]} onChange={change} />
        ))}
      </Box>
      <Box
        sx={{
          display: 'flex',
          gap: 1,
          p: 2,
          pb: 'calc(16px + env(safe-area-inset-bottom))',
          borderTop: `1px solid ${color('line')}`,
        }}
      >
        <Button fullWidth variant="outlined" onClick={() => apply(cleared)}>
          {translate('filters.clear')}
        </Button>
        <Button fullWidth type="submit" variant="contained" disabled={wrong}>
          {translate('filters.apply')}
        </Button>
      </Box>
    </Box>
  );
}

interface SheetFilterProps {
  filter: ListFilter;
  value: unknown;
  /** Stays the same function, so that a tap draws its own filter alone. */
  onChange(key: string, value: unknown): void;
}

/** One filter of the sheet, under its name. */
const SheetFilter = memo(function SheetFilter({
  filter: { key, op, field, any, positive },
  value,
  onChange,
}: SheetFilterProps) {
  const labelOf = useLabel();
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, pb: 2 }}>
      <Typography component="legend" variant="h3" sx={{ p: 0, mb: 1 }}>
        {labelOf(field.label)}
      </Typography>
      <FilterInput
        op={op}
        field={field}
        any={any}
        positive={positive}
        value={value}
        onChange={(next) => onChange(key, next)}
      />
    </Box>
  );
});
