import { useId } from 'react';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';
import { color } from '../../theme/color.ts';
import { inputLabel } from '../input/label.ts';
import { quiet } from '../text/quiet.ts';
import { described } from './described.ts';

interface AnswerRangeProps {
  schema: JsonSchema;
  label: string;
  help: string | null;
  /** Empty until the slider was moved. */
  value: string;
  error: string | undefined;
  onChange(value: string): void;
}

/** A slider with its number beside it. */
export function AnswerRange({ schema, label, help, value, error, onChange }: AnswerRangeProps) {
  const id = useId();
  const { minimum = 0, maximum = 100 } = schema;
  return (
    <Box>
      <Box component="label" htmlFor={id} sx={inputLabel}>
        {label}
      </Box>
      {help !== null && (
        <Box id={`${id}-help`} sx={quiet}>
          {help}
        </Box>
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 'var(--target)' }}>
        <Box
          component="input"
          id={id}
          type="range"
          min={minimum}
          max={maximum}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={described([help !== null && `${id}-help`, error !== undefined && `${id}-error`])}
          value={value === '' ? String((minimum + maximum) / 2) : value}
          onChange={(event: { target: HTMLInputElement }) => onChange(event.target.value)}
          sx={{ flex: 1, minWidth: 0, accentColor: color('primary') }}
        />
        <Box sx={{ minWidth: '3ch', textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
          {value === '' ? '–' : value}
        </Box>
      </Box>
      {error !== undefined && (
        <FormHelperText id={`${id}-error`} error role="alert">
          {error}
        </FormHelperText>
      )}
    </Box>
  );
}
