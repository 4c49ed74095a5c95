import { useState, type ComponentProps } from 'react';
import Button from '@mui/material/Button';
import { LabelledInput } from './LabelledInput.tsx';

interface PasswordInputProps extends Omit<
  ComponentProps<typeof LabelledInput>,
  'type' | 'inputProps' | 'endAdornment'
> {
  autoComplete: 'current-password' | 'new-password';
  /** Of the button that shows what is typed. */
  showLabel: string;
  hideLabel: string;
}

/** A password that can be looked at while it is typed; pasting works (ASVS 5.0 6.2.7). */
export function PasswordInput({ showLabel, hideLabel, ...input }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  const toggle = shown ? hideLabel : showLabel;
  return (
    <LabelledInput
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
