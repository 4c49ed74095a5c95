import type { RefObject } from 'react';
import { useFormState, type Control, type FieldValues } from 'react-hook-form';
import { LeaveQuestion } from './LeaveQuestion.tsx';

interface LeaveGuardProps<V extends FieldValues> {
  control: Control<V>;
  /** True when the page may be left: the form is saved or discarded. */
  leavingRef: RefObject<boolean>;
  onDiscard: () => void;
  /** A file is on its way: leaving ends it, also where nothing else has changed. */
  uploading?: boolean;
}

/** Asks before the user leaves a form with unsaved changes, inside the admin and out of it. */
export function LeaveGuard<V extends FieldValues>({ control, ...question }: LeaveGuardProps<V>) {
  const { isDirty } = useFormState({ control });
  return <LeaveQuestion dirty={isDirty} {...question} />;
}
