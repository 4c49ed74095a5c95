import type { RefObject } from 'react';
import { useFormState } from 'react-hook-form';
import { LeaveGuard } from '../../ui/form/LeaveGuard.tsx';

interface UnsavedGuardProps {
  /** True once the form may be left: it was saved, or let go of. */
  leavingRef: RefObject<boolean>;
  onDiscard: () => void;
}

/** Asks before a record's form with unsaved changes is left. */
export function UnsavedGuard(props: UnsavedGuardProps) {
  return <LeaveGuard {...props} dirty={useFormState().isDirty} />;
}
