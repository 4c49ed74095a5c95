import { isEmail } from '../../../domain/identity/email.ts';
import { usePublicWords } from '../words/usePublicWords.ts';

/** Rules of an address's field, for react-hook-form. */
export function useEmailRules() {
  const words = usePublicWords().field;
  return {
    required: words.email_required,
    validate: (email: string) => isEmail(email) || words.email_invalid,
  };
}
