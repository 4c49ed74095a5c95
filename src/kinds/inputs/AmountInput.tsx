import { useMemo, type ReactNode } from 'react';
import type { FieldDescriptor } from '../../../domain/schema/descriptors.ts';
import { MoneyInput } from './MoneyInput.tsx';

interface AmountInputProps {
  /** Of the form: null when empty, the typed text while it is no amount. */
  name: string;
  label: string;
  required: boolean;
  /** Shown below the input. */
  note?: string;
  endAdornment?: ReactNode;
}

/** An amount that no schema declares, such as that of a dialog. It stands in a `FormProvider`. */
export function AmountInput({ name, label, ...input }: AmountInputProps) {
  const field = useMemo<FieldDescriptor>(
    () => ({ source: name, kind: 'money', widget: 'money', display: 'money', label: { es: label } }),
    [name, label],
  );
  return <MoneyInput {...input} field={field} name={name} disabled={false} />;
}
