import { useFormState, type Control, type FieldValues } from 'react-hook-form';
import { SaveBar, type SaveBarProps } from './SaveBar.tsx';

interface ChangesBarProps<V extends FieldValues> extends Omit<SaveBarProps, 'disabled'> {
  control: Control<V>;
  /** Nothing is stored yet, so that the values as they stand are worth saving. */
  fresh?: boolean;
}

/** The end of a form of settings: it saves once something differs from what is stored. */
export function ChangesBar<V extends FieldValues>({ control, fresh = false, ...bar }: ChangesBarProps<V>) {
  const { isDirty } = useFormState({ control });
  return <SaveBar {...bar} disabled={!fresh && !isDirty} />;
}
