import { useId } from 'react';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { TickBox } from '../input/TickBox.tsx';
import { color } from '../../theme/color.ts';
import { inputLabel } from '../input/label.ts';
import { quiet } from '../text/quiet.ts';
import { described } from './described.ts';

interface AnswerChoicesProps {
  /** Whether more than one option may be ticked. */
  several: boolean;
  label: string;
  help: string | null;
  options: readonly string[];
  chosen: readonly string[];
  error: string | undefined;
  onChange(value: string | readonly string[]): void;
}

/** Options below each other, of which one or several are chosen. */
export function AnswerChoices(props: AnswerChoicesProps) {
  const { several, label, help, options, chosen, error, onChange } = props;
  const name = useId();
  return (
    <Box
      component="fieldset"
      // With the error it takes the focus, because none of its options is the wrong one.
      tabIndex={-1}
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={described([help !== null && `${name}-help`, error !== undefined && `${name}-error`])}
      sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}
    >
      <Box component="legend" sx={{ ...inputLabel, p: 0 }}>
        {label}
      </Box>
      {help !== null && (
        <Box id={`${name}-help`} sx={quiet}>
          {help}
        </Box>
      )}
      {options.map((option) =>
        several ? (
          <TickBox
            key={option}
            label={option}
            checked={chosen.includes(option)}
            onChange={(on) => onChange(options.filter((one) => (one === option ? on : chosen.includes(one))))}
          />
        ) : (
          <Box
            key={option}
            component="label"
            sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 'var(--target)' }}
          >
            <Box
              component="input"
              type="radio"
              name={name}
              checked={chosen.includes(option)}
              onChange={() => onChange(option)}
              sx={{ width: 20, height: 20, flex: 'none', accentColor: color('primary') }}
            />
            {option}
          </Box>
        ),
      )}
      {error !== undefined && (
        <FormHelperText id={`${name}-error`} error role="alert">
          {error}
        </FormHelperText>
      )}
    </Box>
  );
}
