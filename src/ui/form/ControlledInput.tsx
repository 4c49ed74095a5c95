import type { ComponentProps } from 'react';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { LabelledInput } from '../input/LabelledInput.tsx';

type Given = Omit<
  ComponentProps<typeof LabelledInput>,
  'name' | 'value' | 'error' | 'inputRef' | 'onChange' | 'type'
>;

export interface ControlledInputProps<V extends FieldValues> extends Given {
  control: Control<V>;
  name: FieldPath<V>;
  type?: string;
  /** By default the value is the typed text. */
  onChange?: (text: string) => void;
}

/** A labelled input of a form, with its error below it. */
export function ControlledInput<V extends FieldValues>({
  control,
  name,
  onChange,
  ...input
}: ControlledInputProps<V>) {
  const { field, fieldState } = useController({ control, name });
  return (
    <LabelledInput
      {...input}
      name={name}
      value={field.value}
      error={fieldState.error?.message}
      inputRef={field.ref}
      onChange={onChange ?? field.onChange}
    />
  );
}
