import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { FormStateContext } from './form-context.ts';
import type { FormState } from './form-context.ts';
import type { LoadedForm } from './loadForm.ts';
import { useRuleState } from './useRuleState.ts';

interface FormStateProviderProps extends Omit<FormState, 'rules'> {
  loaded: LoadedForm;
  children: ReactNode;
}

/** Follows the rules of the resource while the form changes, and tells its parts. */
export function FormStateProvider({
  loaded,
  children,
  resource,
  kind,
  saving,
  cancel,
}: FormStateProviderProps) {
  const rules = useRuleState(loaded.descriptor.rules, loaded.validators.conditions);
  const state = useMemo(
    () => ({ resource, kind, saving, cancel, rules }),
    [resource, kind, saving, cancel, rules],
  );
  return <FormStateContext value={state}>{children}</FormStateContext>;
}
