import { useTranslate } from 'ra-core';
import { useEffect } from 'react';
import type { RefObject } from 'react';
import { useFormState } from 'react-hook-form';
import { useBlocker } from 'react-router';
import { currentSession } from '../../authProvider/session-store.ts';
import { AlertDialog } from '../../layout/AlertDialog.tsx';

interface UnsavedGuardProps {
  /** True once the form may be left: it was saved, or let go of. */
  leavingRef: RefObject<boolean>;
  onDiscard: () => void;
}

/** Asks before a page with unsaved changes is left, inside the admin and out of it. */
export function UnsavedGuard({ leavingRef, onDiscard }: UnsavedGuardProps) {
  const { isDirty } = useFormState();
  const translate = useTranslate();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !leavingRef.current && nextLocation.pathname !== currentLocation.pathname,
  );
  useEffect(() => {
    if (!isDirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => {
      // Without a session the login is on its way, and the draft is kept.
      if (!leavingRef.current && currentSession() !== null) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty, leavingRef]);
  return (
    <AlertDialog
      open={blocker.state === 'blocked'}
      title={translate('form.unsaved.title')}
      message={translate('form.unsaved.text')}
      cancelLabel={translate('form.unsaved.discard')}
      confirmLabel={translate('form.unsaved.stay')}
      onCancel={() => {
        leavingRef.current = true;
        onDiscard();
        blocker.proceed?.();
      }}
      onConfirm={() => blocker.reset?.()}
    />
  );
}
