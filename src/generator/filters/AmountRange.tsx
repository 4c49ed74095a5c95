import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useTranslate } from 'ra-core';
import { isWrongRange, sidesOf } from './filter-values.ts';
import type { FilterInputProps } from './filter.ts';
import { MoneyBox } from './MoneyBox.tsx';
import { NumberBox } from './NumberBox.tsx';

/** A minimum and a maximum amount or number; either may be empty. */
export function AmountRange({ field, positive, value, onChange }: FilterInputProps) {
  const translate = useTranslate();
  const [min, max] = sidesOf(value);
  const Side = field.kind === 'money' ? MoneyBox : NumberBox;
  const wrong = isWrongRange({ field, positive }, value);
  return (
    <Box>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Side
          field={field}
          label={translate('filters.min')}
          error={wrong}
          value={min}
          onChange={(side) => onChange([side, max])}
        />
        <Side
          field={field}
          label={translate('filters.max')}
          error={wrong}
          value={max}
          onChange={(side) => onChange([min, side])}
        />
      </Box>
      {wrong && (
        <FormHelperText error>
          {translate(max === 0 ? 'filters.zero_error' : 'filters.range_error')}
        </FormHelperText>
      )}
    </Box>
  );
}
