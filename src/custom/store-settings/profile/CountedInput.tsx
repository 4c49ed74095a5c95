import { useTranslate } from 'ra-core';
import { useWatch, type Control } from 'react-hook-form';
import type { StoreProfile } from '../../../../domain/stores/store-profile.ts';
import { lettersLeft } from '../../../ui/form/letters-left.ts';
import { ControlledInput } from '../../../ui/form/ControlledInput.tsx';

interface CountedInputProps {
  control: Control<StoreProfile>;
  name: 'name' | 'description';
  label: string;
  /** Characters. */
  most: number;
  multiline?: true;
}

/** A text with what is left of its length below it. */
export function CountedInput({ most, ...input }: CountedInputProps) {
  const translate = useTranslate();
  const text = useWatch({ control: input.control, name: input.name });
  const left = most - [...text].length;
  return <ControlledInput {...input} autoComplete="off" maxRows={8} help={lettersLeft(translate, left)} />;
}
