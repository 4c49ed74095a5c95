import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useLabel } from '../../i18n/useLabel.ts';
import { isWrongRange, sidesOf } from './filter-values.ts';
import type { FilterInputProps } from './filter.ts';

const DIGITS = /^\d{0,15}$/;

function textOf(side: unknown): string {
  return typeof side === 'number' ? String(side) : '';
}

/** A minimum and a maximum amount or number; either may be empty. */
export function AmountRange({ field, positive, value, onChange }: FilterInputProps) {
  const translate = useTranslate();
  const labelOf = useLabel();
  const [min, max] = sidesOf(value);
  const wrong = isWrongRange({ field, positive }, value);
  const change = (index: 0 | 1, typed: string): void => {
    if (!DIGITS.test(typed)) return;
    const side = typed === '' ? null : Number(typed);
    onChange(index === 0 ? [side, max] : [min, side]);
  };
  return (
    <Box>
      <Box sx={{ display: 'flex', gap: 1 }}>
        {(['min', 'max'] as const).map((side, index) => (
          <TextField
            key={side}
            size="small"
            error={wrong}
            label={translate(`filters.${side}`)}
            value={textOf(index === 0 ? min : max)}
            onChange={(event) => change(index === 0 ? 0 : 1, event.target.value)}
            slotProps={{
              htmlInput: {
                inputMode: 'numeric',
                'aria-label': `${labelOf(field.label)}: ${translate(`filters.${side}`)}`,
              },
            }}
          />
        ))}
      </Box>
      {wrong && (
        <FormHelperText error>
          {translate(max === 0 ? 'filters.zero_error' : 'filters.range_error')}
        </FormHelperText>
      )}
    </Box>
  );
}
