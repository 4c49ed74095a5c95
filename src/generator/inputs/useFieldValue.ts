import { useController } from 'react-hook-form';
import type { RefCallBack } from 'react-hook-form';

export interface FieldValue {
  /** As the API speaks it; `null` and undefined are both "not set". */
  value: unknown;
  onChange(value: unknown): void;
  onBlur(): void;
  /** Put on what takes the focus when the value is wrong. */
  ref: RefCallBack;
  /** The sentence to show, already in the user's language. */
  error: string | undefined;
}

/** One value of the form. Renders again only when this value or its own error changes. */
export function useFieldValue(name: string): FieldValue {
  const { field, fieldState } = useController({ name });
  return {
    value: field.value,
    onChange: field.onChange,
    onBlur: field.onBlur,
    ref: field.ref,
    error: fieldState.error?.message,
  };
}

/** What a text box shows of a value; empty when it is not set. */
export function asText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : '';
}
