import { useEffect, type RefObject } from 'react';
import { useTranslate } from 'ra-core';
import { useFormState, type Control, type FieldValues } from 'react-hook-form';
import { useBlocker } from 'react-router';
import { currentSession } from '../../authProvider/session-store.ts';
import { AlertDialog } from '../dialog/AlertDialog.tsx';

interface LeaveGuardProps<V extends FieldValues> {
  control: Control<V>;
  /** True once the page may be left: it was saved, or let go of. */
  leavingRef: RefObject<boolean>;
  onDiscard: () => void;
}

/** Asks before a form with unsaved changes is left, inside the admin and out of it. */
export function LeaveGuard<V extends FieldValues>({ control, leavingRef, onDiscard }: LeaveGuardProps<V>) {
  const translate = useTranslate();
  const dirty = useFormState({ control }).isDirty;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && !leavingRef.current && nextLocation.pathname !== currentLocation.pathname,
  );
  useEffect(() => {
    if (!dirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => {
      // Without a session the login is on its way, and the draft is kept.
      if (!leavingRef.current && currentSession() !== null) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [dirty, leavingRef]);
  return (
    <AlertDialog
      open={blocker.state === 'blocked'}
      title={translate('form.unsaved.title')}
      message={translate('form.unsaved.text')}
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
