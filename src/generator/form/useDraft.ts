import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { sameValue } from '../../../domain/changes/same-value.ts';
import type { FieldDescriptor } from '../../../domain/schema/descriptors.ts';
import { currentSession } from '../../authProvider/session-store.ts';
import { dropDraft, keepDraft, readDraft } from './draft-store.ts';
import type { Draft } from './draft-store.ts';
import type { Values } from './payload.ts';

const PAUSE_MS = 300;

interface DraftHook {
  /** What an earlier visit of this tab left unsaved and the form now shows; undefined when there was nothing. */
  restored: Draft | undefined;
  /** Forgets what was typed, for good: it was saved, or the person left it behind. */
  forget: () => void;
  /** The restored draft is seen to; what is typed from now on is kept again. */
  dismiss: () => void;
}

/** Keeps what is typed in the tab's storage and brings it back after a reload. Secrets are never kept. */
export function useDraft(
  form: UseFormReturn<Values>,
  key: string,
  base: Values | null,
  fields: readonly FieldDescriptor[],
): DraftHook {
  const [restored, setRestored] = useState(() => readDraft(key));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const over = useRef(false);

  useEffect(() => {
    const draft = readDraft(key);
    // A draft stays on the record that it was typed over, however often the page is opened since.
    const origin = draft?.base ?? base;
    if (draft) form.reset({ ...form.getValues(), ...draft.values }, { keepDefaultValues: true });
    const keep = () => {
      timer.current = undefined;
      // Who signed out leaves nothing behind.
      if (over.current || currentSession() === null) return;
      const values = withoutSecrets(form.getValues(), fields);
      if (sameValue(values, withoutSecrets({ ...form.formState.defaultValues }, fields))) dropDraft(key);
      else keepDraft(key, { base: origin, values });
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
  }, [form, key, base, fields]);

  const forget = useCallback(() => {
    over.current = true;
    clearTimeout(timer.current);
    dropDraft(key);
    setRestored(undefined);
  }, [key]);
  const dismiss = useCallback(() => setRestored(undefined), []);
  return { restored, forget, dismiss };
}

function withoutSecrets(values: Values, fields: readonly FieldDescriptor[]): Values {
  const secret = new Set(fields.filter(({ writeOnly }) => writeOnly === true).map(({ source }) => source));
  return Object.fromEntries(Object.entries(values).filter(([source]) => !secret.has(source)));
}
