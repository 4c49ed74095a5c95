import { createContext, use, useCallback, useEffect, useRef, useState } from 'react';
import { useFormContext, type FieldValues } from 'react-hook-form';
import { InputSetContext } from '../kinds/inputs/input.ts';
import type { RuleState } from './rules.ts';

/** The data that the parts of one form share. */
export interface FormState {
  resource: string;
  kind: 'create' | 'edit';
  rules: RuleState;
}

export const FormStateContext = createContext<FormState | undefined>(undefined);

/** @throws outside a form: a defect of code, not an error of a user. */
export function useFormStateContext(): FormState {
  const state = use(FormStateContext);
  if (state === undefined) throw new Error('useFormStateContext() stands outside of a form');
  return state;
}

/**
 * Lets a part of the form finish or refuse a save. `check` runs before validation and returns the reason of a refusal
 * in the user's language, or undefined.
 */
export function useBeforeSave(check: () => string | undefined): void {
  const inputs = use(InputSetContext);
  const latest = useRef(check);
  useEffect(() => {
    latest.current = check;
  });
  useEffect(() => inputs?.addSaveCheck?.(() => latest.current()), [inputs]);
}

/**
 * A save that is disabled cannot mark the fields at fault, so they are marked when the typing rests.
 * @param settled the values of the form, once they have rested
 */
export function useShownComplaints(settled: FieldValues): void {
  const { trigger, formState } = useFormContext();
  const { isDirty } = formState;
  useEffect(() => {
    if (isDirty) void trigger(Object.keys(settled));
  }, [settled, isDirty, trigger]);
}

/** Counts the running uploads of a form; saving waits for them. */
export function useUploadsPending() {
  const [count, setCount] = useState(0);
  const addUpload = useCallback((upload: Promise<unknown>) => {
    setCount((before) => before + 1);
    void upload.finally(() => setCount((before) => before - 1)).catch(() => undefined);
  }, []);
  return { uploading: count > 0, addUpload };
}
