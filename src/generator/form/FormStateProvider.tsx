import { useMemo } from 'react';
import type { ReactNode } from 'react';
import type { Normalisation } from '../../../domain/schema/normalise.ts';
import { FormStateContext } from './form-context.ts';
import type { FormState } from './form-context.ts';
import type { Values } from './payload.ts';
import { useRuleState } from './useRuleState.ts';

interface FormStateProviderProps extends Omit<FormState, 'rules'> {
  spec: Normalisation;
  /** The record as stored when the edit began; absent for a new one. */
  stored?: Values | undefined;
  children: ReactNode;
}

/** Applies the rules of the resource while the form changes, and gives the result to the form's parts. */
export function FormStateProvider({ spec, stored, children, resource, kind }: FormStateProviderProps) {
  const rules = useRuleState(spec, stored);
  const state = useMemo(() => ({ resource, kind, rules }), [resource, kind, rules]);
  return <FormStateContext value={state}>{children}</FormStateContext>;
}
