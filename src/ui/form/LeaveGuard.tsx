import { useEffect, useState, type RefObject } from 'react';
import { useTranslate } from 'ra-core';
import { useFormState, type Control, type FieldValues } from 'react-hook-form';
import type { Location } from 'react-router-dom';
import { isObject } from '../../../domain/json/is-object.ts';
import { useSessionStore } from '../../authProvider/useSession.ts';
import { AlertDialog } from '../dialog/AlertDialog.tsx';
import { useLeaveGuard, type StoppedMove } from '../leave/useLeaveGuard.ts';

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

interface LeaveQuestionProps {
  /** Something would be lost. */
  dirty: boolean;
  /** True when the page may be left: what it holds is saved or discarded. */
  leavingRef: RefObject<boolean>;
  onDiscard: () => void;
  /** A file is on its way: leaving ends it, also where nothing else has changed. */
  uploading?: boolean;
  /** Whether a move leaves the page; another path does where this is left out. */
  leaves?: (from: Location, to: Location) => boolean;
}

/** State of a move after which nothing that was typed may stay. */
export const FORGETTING = { forgetsDraft: true } as const;

function forgetsDraft(state: unknown): boolean {
  return isObject(state) && 'forgetsDraft' in state && state.forgetsDraft === true;
}

const otherPath = (from: Location, to: Location): boolean => from.pathname !== to.pathname;

/** Asks before the user leaves a page with unsaved work, inside the admin and out of it. */
export function LeaveQuestion({
  dirty: unsaved,
  leavingRef,
  onDiscard,
  uploading = false,
  leaves = otherPath,
}: LeaveQuestionProps) {
  const translate = useTranslate();
  const session = useSessionStore();
  const dirty = unsaved || uploading;
  const [stopped, setStopped] = useState<StoppedMove | null>(null);
  useLeaveGuard({
    stops: ({ from, to }) => {
      // What the form is about is gone for good, and what was typed of it with it.
      if (forgetsDraft(to.state)) onDiscard();
      return dirty && !leavingRef.current && leaves(from, to);
    },
    onStop: setStopped,
  });
  const stay = (): void => {
    setStopped(null);
    stopped?.reset();
  };
  useEffect(() => {
    if (!dirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => {
      // Without a session the login opens, and the draft is kept.
      if (!leavingRef.current && session.current() !== null) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [dirty, leavingRef, session]);
  return (
    <AlertDialog
      open={stopped !== null}
      title={translate('form.unsaved.title')}
      message={translate(uploading ? 'form.unsaved.uploading' : 'form.unsaved.text')}
      cancelLabel={translate('form.unsaved.discard')}
      confirmLabel={translate('form.unsaved.stay')}
      onCancel={() => {
        // The box can still be touched while it goes.
        if (stopped === null) return;
        onDiscard();
        setStopped(null);
        stopped.proceed();
      }}
      onConfirm={stay}
      onDismiss={stay}
    />
  );
}
