import { isEmail } from '../../../domain/identity/email.ts';
import { useWords } from '../words/useWords.ts';

/** Rules of an address's field, for react-hook-form. */
export function useEmailRules() {
  const words = useWords().field;
  return {
    required: words.email_required,
    validate: (email: string) => isEmail(email) || words.email_invalid,
  };
}
