import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useLabel } from '../../i18n/useLabel.ts';
import { isWrongRange, sidesOf } from './filter-values.ts';
import type { FilterInputProps } from './filter.ts';

/** Times of day from and to; either may be empty. */
export function TimeRange({ field, value, onChange }: FilterInputProps) {
  const translate = useTranslate();
  const labelOf = useLabel();
  const [from, to] = sidesOf(value);
  const wrong = isWrongRange({ field }, value);
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {(['from', 'to'] as const).map((side) => (
          <TextField
            key={side}
            type="time"
            size="small"
            error={wrong}
            label={translate(`filters.${side}`)}
            value={String((side === 'from' ? from : to) ?? '')}
            onChange={(event) => {
              const time = event.target.value === '' ? null : event.target.value;
              onChange(side === 'from' ? [time, to] : [from, time]);
            }}
            slotProps={{
              inputLabel: { shrink: true },
              htmlInput: { 'aria-label': `${labelOf(field.label)}: ${translate(`filters.${side}`)}` },
            }}
            sx={{ flex: '1 1 140px' }}
          />
        ))}
      </Box>
      {wrong && <FormHelperText error>{translate('filters.hours_error')}</FormHelperText>}
    </Box>
  );
}
