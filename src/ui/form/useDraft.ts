import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { sameValue } from '../../../domain/changes/same-value.ts';
import { useSessionStore } from '../../authProvider/useSession.ts';
import { dropDraft, keepDraft, readDraft } from './draft-store.ts';
import { useDraftOwner } from './useDraftOwner.ts';

const PAUSE_MS = 300;

export interface DraftSettings<B> {
  /** Key of the draft within the tab and the store; without it nothing is stored. */
  draftKey?: string | undefined;
  /** The base of the values, such as the stored record. */
  base?: B | undefined;
  /** Sources that are never stored, such as a password. The same array on every render. */
  secrets?: readonly string[] | undefined;
}

const NONE: readonly string[] = [];

/** Stores the typed values in the tab and restores them after a reload. */
export function useDraft<V extends FieldValues, B>(
  form: UseFormReturn<V>,
  { draftKey, base: given, secrets = NONE }: DraftSettings<B>,
) {
  const session = useSessionStore();
  const owner = useDraftOwner();
  const key = draftKey === undefined ? undefined : `${owner}.${draftKey}`;
  const [start] = useState(() => (key === undefined ? undefined : readDraft<V, B>(key)));
  const [restored, setRestored] = useState(start !== undefined);
  // A draft keeps its own base record, however often the page opens.
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
      // Signing out leaves no draft behind.
      if (over.current || session.current() === null) return;
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
    // A phone may drop the page without another event.
    window.addEventListener('pagehide', keep);
    return () => {
      stop();
      clearTimeout(timer.current);
      if (timer.current !== undefined) keep();
      window.removeEventListener('pagehide', keep);
    };
  }, [form, key, secrets, session]);

  /** Deletes the draft for good: the user saved or discarded it. */
  const forget = useCallback(() => {
    over.current = true;
    clearTimeout(timer.current);
    if (key !== undefined) dropDraft(key);
    setRestored(false);
  }, [key]);
  return {
    /** True when the form shows unsaved values of an earlier visit of this tab. */
    restored,
    base,
    setBase,
    forget,
    /** Discards the restored draft; values typed from now on are stored again. */
    dismiss: () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      // At once: a page that opens its form anew after a save would read it.
      if (key !== undefined) dropDraft(key);
      setRestored(false);
      setBase(given);
    },
  };
}

function without<V extends object>(secrets: readonly string[], values: V): Partial<V> {
  const kept: Partial<V> = { ...values };
  for (const source of secrets) Reflect.deleteProperty(kept, source);
  return kept;
}
