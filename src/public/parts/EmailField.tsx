import { usePublicWords } from '../words/usePublicWords.ts';
import { TextField } from './TextField.tsx';
import type { UseFormRegisterReturn } from 'react-hook-form';

interface Props {
  /** `register('email', useEmailRules())`. */
  registration: UseFormRegisterReturn;
  error: string | undefined;
}

/** The e-mail of the account; password managers know it as `username`. */
export function EmailField({ registration, error }: Props) {
  return (
    <TextField
      {...registration}
      label={usePublicWords().field.email}
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      error={error}
    />
  );
}
