import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useDates } from '../../ui/figure/useDates.ts';
import { useLabel } from '../../i18n/useLabel.ts';
import { DATE_PRESETS, presetOf, typedRange } from '../../../domain/lists/date-presets.ts';
import { isWrongRange, sidesOf } from './filter-values.ts';
import type { FilterInputProps } from './filter.ts';

/** Days from and to in the store's time zone, with the four most common ranges. */
export function DateRange({ field, value, onChange }: FilterInputProps) {
  const translate = useTranslate();
  const labelOf = useLabel();
  const { today } = useDates();
  const [from, to] = sidesOf(value);
  const current = presetOf([from, to], today);
  const wrong = isWrongRange({ field }, value);
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.5 }}>
        {DATE_PRESETS.map((preset) => (
          <Chip
            key={preset.key}
            label={translate(`filters.${preset.key}`)}
            variant={preset === current ? 'filled' : 'outlined'}
            color={preset === current ? 'primary' : 'default'}
            aria-pressed={preset === current}
            onClick={() => onChange(preset === current ? undefined : preset.range(today))}
          />
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {(['from', 'to'] as const).map((side) => (
          <TextField
            key={side}
            type="date"
            size="small"
            error={wrong}
            label={translate(`filters.${side}`)}
            value={String((side === 'from' ? from : to) ?? '')}
            onChange={(event) => {
              const day = event.target.value === '' ? null : event.target.value;
              onChange(typedRange(side === 'from' ? [day, to] : [from, day], today));
            }}
            slotProps={{
              inputLabel: { shrink: true },
              htmlInput: { 'aria-label': `${labelOf(field.label)}: ${translate(`filters.${side}`)}` },
            }}
            sx={{ flex: '1 1 140px' }}
          />
        ))}
      </Box>
      {wrong && <FormHelperText error>{translate('filters.days_error')}</FormHelperText>}
    </Box>
  );
}
