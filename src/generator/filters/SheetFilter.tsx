import { memo } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLabel } from '../../i18n/useLabel.ts';
import { FilterInput } from './FilterInput.tsx';
import type { ListFilter } from './useFilters.ts';

export interface SheetFilterProps {
  filter: ListFilter;
  value: unknown;
  /** Stays the same function, so that a tap draws its own filter alone. */
  onChange(key: string, value: unknown): void;
}

/** One filter of the sheet, under its name. */
export const SheetFilter = memo(function SheetFilter({
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
