import { useId } from 'react';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { useLabel } from '../i18n/words.ts';
import { switchValue, useFieldValue, type InputProps } from './inputs/input.ts';
import type { Inputs } from './kind.ts';

export const inputs = {
  switch: { Input: SwitchInput, width: 84 },
} satisfies Inputs;

/** On or off: 1 or 0 for a `flag`, true or false for a `boolean`. The label is part of the target. */
export function SwitchInput({ field, name, required, disabled, compact = false }: InputProps) {
  const { value, onChange, onBlur, ref, error } = useFieldValue(name);
  const labelOf = useLabel();
  const id = useId();
  const on = value === 1 || value === true;
  // The words of on and off, such as Activo and Inactivo; the switch itself shows the current one.
  const state = field.enum?.find((one) => one.value === Number(on));
  const help = field.help && !compact ? labelOf(field.help) : undefined;
  const said = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ');
  return (
    <FormControl error={error !== undefined} fullWidth>
      <FormControlLabel
        disabled={disabled}
        label={
          <>
            {labelOf(field.label)}
            {state && (
              <Box component="span" aria-hidden sx={{ color: 'text.secondary' }}>
                {` · ${labelOf(state.label)}`}
              </Box>
            )}
          </>
        }
        control={
          <Switch
            name={name}
            checked={on}
            onChange={(_, checked) => onChange(switchValue(field, checked))}
            onBlur={onBlur}
            slotProps={{
              input: {
                ref,
                'aria-required': required,
                'aria-invalid': error !== undefined,
                'aria-describedby': said === '' ? undefined : said,
              },
            }}
          />
        }
        sx={{ minHeight: 'var(--target)', mr: 0, alignSelf: 'start' }}
      />
      {error !== undefined && <FormHelperText id={`${id}-error`}>{error}</FormHelperText>}
      {help && (
        <FormHelperText id={`${id}-help`} error={false}>
          {help}
        </FormHelperText>
      )}
    </FormControl>
  );
}
