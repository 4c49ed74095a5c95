import { useEffect, type RefObject } from 'react';
import { useTranslate } from 'ra-core';
import { useFormState, type Control, type FieldValues } from 'react-hook-form';
import { useBlocker } from 'react-router-dom';
import { currentSession } from '../../authProvider/session-store.ts';
import { AlertDialog } from '../dialog/AlertDialog.tsx';

interface LeaveGuardProps<V extends FieldValues> {
  control: Control<V>;
  /** True when the page may be left: the form is saved or discarded. */
  leavingRef: RefObject<boolean>;
  onDiscard: () => void;
  /** A file is on its way: leaving ends it, also where nothing else has changed. */
  uploading?: boolean;
}

/** Asks before the user leaves a form with unsaved changes, inside the admin and out of it. */
export function LeaveGuard<V extends FieldValues>({
  control,
  leavingRef,
  onDiscard,
  uploading = false,
}: LeaveGuardProps<V>) {
  const translate = useTranslate();
  const { isDirty } = useFormState({ control });
  const dirty = isDirty || uploading;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && !leavingRef.current && nextLocation.pathname !== currentLocation.pathname,
  );
  useEffect(() => {
    if (!dirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => {
      // Without a session the login opens, and the draft is kept.
      if (!leavingRef.current && currentSession() !== null) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [dirty, leavingRef]);
  return (
    <AlertDialog
      open={blocker.state === 'blocked'}
      title={translate('form.unsaved.title')}
      message={translate(uploading ? 'form.unsaved.uploading' : 'form.unsaved.text')}
      cancelLabel={translate('form.unsaved.discard')}
      confirmLabel={translate('form.unsaved.stay')}
      onCancel={() => {
        onDiscard();
        blocker.proceed?.();
      }}
      onConfirm={() => blocker.reset?.()}
      onDismiss={() => blocker.reset?.()}
    />
  );
}
