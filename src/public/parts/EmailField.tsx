import type { UseFormRegisterReturn } from 'react-hook-form';
import { isEmail } from '../../../domain/identity/email.ts';
import { usePublicWords } from '../words/usePublicWords.ts';
import { TextField } from './TextField.tsx';

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

/** Rules of an address's field, for react-hook-form. */
export function useEmailRules() {
  const words = usePublicWords().field;
  return {
    required: words.email_required,
    validate: (email: string) => isEmail(email) || words.email_invalid,
  };
}
