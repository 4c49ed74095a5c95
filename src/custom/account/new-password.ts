import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../../../domain/identity/password.ts';
import { fill } from '../../i18n/fill.ts';
import type { FieldProblem } from '../../i18n/field-sentence.ts';
import type { AccountWords } from './account-words.ts';

/** The change of a password, with the field names of its call. */
export interface PasswordChange {
  current_password: string;
  password: string;
}

export const PASSWORD_LIMITS = { min: PASSWORD_MIN_LENGTH, max: PASSWORD_MAX_LENGTH };

/** Errors found before sending, by field. */
export function passwordComplaints(
  { current_password, password }: PasswordChange,
  { errors }: AccountWords['password'],
): Record<string, string> {
  const complaint = (): string | undefined => {
    if (password === '') return errors.new;
    if (password.length < PASSWORD_LIMITS.min) return fill(errors.minLength, PASSWORD_LIMITS);
    return password.length > PASSWORD_LIMITS.max ? fill(errors.maxLength, PASSWORD_LIMITS) : undefined;
  };
  const wrong = complaint();
  return {
    ...(current_password === '' && { current_password: errors.current }),
    ...(wrong !== undefined && { password: wrong }),
  };
}

/** Errors of the server, by field. */
export function refusedPassword(
  fields: Readonly<Record<string, FieldProblem>>,
  { errors }: AccountWords['password'],
): Record<string, string> {
  const sentences: Readonly<Record<string, string>> = errors;
  return Object.fromEntries(
    Object.entries(fields).map(([field, { key }]) => [
      field,
      fill(sentences[key] ?? errors.other, PASSWORD_LIMITS),
    ]),
  );
}
