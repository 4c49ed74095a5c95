import { createContext, use } from 'react';
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
