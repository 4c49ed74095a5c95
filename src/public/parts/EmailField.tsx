import type { UseFormRegisterReturn } from 'react-hook-form';
import { isEmail } from '../../../domain/identity/credentials.ts';
import { useWords } from '../../i18n/words.ts';
import { PUBLIC_WORDS } from '../words/public-words.ts';
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
      label={useWords(PUBLIC_WORDS).field.email}
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
  const words = useWords(PUBLIC_WORDS).field;
  return {
    required: words.email_required,
    validate: (email: string) => isEmail(email) || words.email_invalid,
  };
}
