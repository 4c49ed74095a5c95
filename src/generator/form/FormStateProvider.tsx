import { useMemo } from 'react';
import type { ReactNode } from 'react';
import type { Normalisation } from '../../../domain/schema/normalise.ts';
import { FormStateContext } from './form-context.ts';
import type { FormState } from './form-context.ts';
import { useRuleState } from './useRuleState.ts';

interface FormStateProviderProps extends Omit<FormState, 'rules'> {
  spec: Normalisation;
  children: ReactNode;
}

/** Applies the rules of the resource while the form changes, and gives the result to the form's parts. */
export function FormStateProvider({ spec, children, resource, kind }: FormStateProviderProps) {
  const rules = useRuleState(spec);
  const state = useMemo(() => ({ resource, kind, rules }), [resource, kind, rules]);
  return <FormStateContext value={state}>{children}</FormStateContext>;
}
