import { useState, type Ref } from 'react';
import Button from '@mui/material/Button';
import { LabelledInput } from '../../ui/input/LabelledInput.tsx';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { ACCOUNT_WORDS } from './account-words.ts';

interface Props {
  label: string;
  help?: string;
  name: string;
  value: string;
  autoComplete: 'current-password' | 'new-password';
  error: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
  onChange(value: string): void;
}

/** A password that can be looked at while it is typed; pasting works (ASVS 5.0 6.2.7). */
export function PasswordInput(props: Props) {
  const { password: words } = useDictionary(ACCOUNT_WORDS);
  const [shown, setShown] = useState(false);
  return (
    <LabelledInput
      {...props}
      type={shown ? 'text' : 'password'}
      inputProps={{ autoCapitalize: 'none', spellCheck: false }}
      endAdornment={
        <Button
          size="small"
          aria-pressed={shown}
          aria-label={`${shown ? words.hide : words.show}: ${props.label}`}
          onClick={() => setShown(!shown)}
          sx={{ mr: -1, minHeight: 'var(--target)' }}
        >
          {shown ? words.hide : words.show}
        </Button>
      }
    />
  );
}
