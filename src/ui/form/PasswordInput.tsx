import { useState } from 'react';
import Button from '@mui/material/Button';
import type { FieldValues } from 'react-hook-form';
import { ControlledInput, type ControlledInputProps } from './ControlledInput.tsx';

interface Props<V extends FieldValues> extends Pick<
  ControlledInputProps<V>,
  'control' | 'name' | 'label' | 'help'
> {
  autoComplete: 'current-password' | 'new-password';
  /** Label of the button that shows and hides the password. */
  showLabel: string;
  hideLabel: string;
}

/** A password input that can show its text; pasting works (ASVS 5.0 6.2.7). */
export function PasswordInput<V extends FieldValues>({ showLabel, hideLabel, ...input }: Props<V>) {
  const [shown, setShown] = useState(false);
  const toggle = shown ? hideLabel : showLabel;
  return (
    <ControlledInput
      {...input}
      type={shown ? 'text' : 'password'}
      inputProps={{ autoCapitalize: 'none', spellCheck: false }}
      endAdornment={
        <Button
          size="small"
          aria-pressed={shown}
          aria-label={`${toggle}: ${input.label}`}
          onClick={() => setShown(!shown)}
          sx={{ mr: -1, minHeight: 'var(--target)' }}
        >
          {toggle}
        </Button>
      }
    />
  );
}
