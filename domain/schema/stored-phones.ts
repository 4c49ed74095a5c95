import type { FieldErrors } from './field-errors.ts';
import { valueAt } from './human-problem.ts';

interface PhoneField {
  source: string;
  widget: string;
}

interface Edited {
  before: unknown;
  after: unknown;
  /** The field at a dotted source. */
  fieldAt: (source: string) => PhoneField | undefined;
}

/**
 * The errors without those of stored phone numbers that an edit leaves unchanged: numbers written before the rule, or
 * brought by an import, hold up no other field.
 */
export function withoutStoredPhones(errors: FieldErrors, { before, after, fieldAt }: Edited): FieldErrors {
  const kept = (source: string, key: string) =>
    key === 'pattern' &&
    fieldAt(source)?.widget === 'phone' &&
    valueAt(before, source) === valueAt(after, source);
  return Object.fromEntries(Object.entries(errors).filter(([source, { key }]) => !kept(source, key)));
}
