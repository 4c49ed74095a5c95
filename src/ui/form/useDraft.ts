import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { sameValue } from '../../../domain/changes/same-value.ts';
import { currentSession } from '../../authProvider/session-store.ts';
import { useSession } from '../../authProvider/useSession.ts';
import { dropDraft, keepDraft, readDraft } from './draft-store.ts';

const PAUSE_MS = 300;

export interface DraftSettings<B> {
  /** Names the draft within the tab and the store; left out, nothing is kept. */
  draftKey?: string | undefined;
  /** What the values are read from, such as the stored record. */
  base?: B | undefined;
  /** Sources that are never kept, such as a password. Of one identity over renders. */
  secrets?: readonly string[] | undefined;
}

const NONE: readonly string[] = [];

/** Keeps what is typed in the tab's storage and brings it back after a reload. */
export function useDraft<V extends FieldValues, B>(
  form: UseFormReturn<V>,
  { draftKey, base: given, secrets = NONE }: DraftSettings<B>,
) {
  const owner = useOwner();
  const key = draftKey === undefined ? undefined : `${owner}.${draftKey}`;
  const [start] = useState(() => (key === undefined ? undefined : readDraft<V, B>(key)));
  const [restored, setRestored] = useState(start !== undefined);
  // A draft stays on the record that it was typed over, however often the page is opened since.
  const [base, setBase] = useState(start?.base ?? given);
  const latestBase = useRef(base);
  const over = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latestBase.current = base;
  }, [base]);

  useEffect(() => {
    if (key === undefined) return undefined;
    const draft = readDraft<V, B>(key);
    if (draft) form.reset({ ...form.getValues(), ...draft.values }, { keepDefaultValues: true });
    const keep = () => {
      timer.current = undefined;
      // Who signed out leaves nothing behind.
      if (over.current || currentSession() === null) return;
      const values = without(secrets, form.getValues());
      if (sameValue(values, without(secrets, { ...form.formState.defaultValues }))) dropDraft(key);
      else keepDraft(key, { base: latestBase.current, values });
    };
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer.current);
        timer.current = setTimeout(keep, PAUSE_MS);
      },
    });
    // A phone may drop the page without another word.
    window.addEventListener('pagehide', keep);
    return () => {
      stop();
      if (timer.current !== undefined) keep();
      clearTimeout(timer.current);
      window.removeEventListener('pagehide', keep);
    };
  }, [form, key, secrets]);

  /** Forgets what was typed, for good: it was saved, or the person left it behind. */
  const forget = useCallback(() => {
    over.current = true;
    clearTimeout(timer.current);
    if (key !== undefined) dropDraft(key);
    setRestored(false);
  }, [key]);
  return {
    /** The form shows what an earlier visit of this tab left unsaved. */
    restored,
    base,
    setBase,
    forget,
    /** The restored draft is given up; what is typed from now on is kept again. */
    dismiss: () => {
      setRestored(false);
      setBase(given);
    },
  };
}

/** Whose drafts, in a key: another user or another store on the same tab has others. */
function useOwner(): string {
  const session = useSession();
  return `${session?.user.user_id ?? 0}.${session?.store?.id ?? 0}`;
}

function without<V extends object>(secrets: readonly string[], values: V): Partial<V> {
  const kept: Partial<V> = { ...values };
  for (const source of secrets) Reflect.deleteProperty(kept, source);
  return kept;
}
