import { use } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { RefCallBack } from 'react-hook-form';
import { OF_VALUES } from '../../ui/form/useWriteForm.ts';
import { FreshRowContext } from './fresh-row.ts';
import { InputSetContext } from './input.ts';

export interface FieldValue {
  /** The value as the API sends it; `null` and undefined both mean "not set". */
  value: unknown;
  onChange(value: unknown): void;
  onBlur(): void;
  /** Ref for the element that gets the focus when the value is wrong. */
  ref: RefCallBack;
  /** The error in the user's language. */
  error: string | undefined;
}

/** One value of the form. Renders again only when this value or its own error changes. */
export function useFieldValue(name: string): FieldValue {
  const { field, fieldState } = useController({ name });
  const { getValues } = useFormContext();
  const complaints = use(InputSetContext)?.complaints;
  const fresh = use(FreshRowContext) && !fieldState.isTouched;
  const { error } = fieldState;
  // The form checks itself once the typing rests. Until then its sentence is about an earlier value.
  const sentence =
    complaints === undefined || error?.type !== OF_VALUES ? error?.message : complaints(getValues())[name];
  return {
    value: field.value,
    onChange: field.onChange,
    onBlur: field.onBlur,
    ref: field.ref,
    error: fresh ? undefined : sentence,
  };
}

/** The text of a value in a box; empty when it is not set. */
export function asText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : '';
}
