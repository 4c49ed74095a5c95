import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Normalisation } from '../../domain/schema/normalise.ts';
import { FormStateContext, type FormState } from './form-context.ts';
import { heldRecord, ruleState, sameRuleState, type RuleState } from './rules.ts';
import { type Values } from './values.ts';

/** Milliseconds in which a typed character is painted, before the rules read the record. */
const AFTER_PAINT = 40;

/** The effects of the rules on the current form. Renders only when a rule starts or stops to hold. */
function useRuleState(spec: Normalisation, stored: Values | undefined): RuleState {
  const { subscribe, getValues } = useFormContext<Values>();
  // A key in a product of a hundred variants reads the whole record; the stored one is read once.
  const held = useMemo(() => stored && heldRecord(spec, stored), [spec, stored]);
  const [state, setState] = useState(() => ruleState(spec, getValues(), held));
  useEffect(() => {
    if (spec.rules.length === 0) return undefined;
    const update = () => {
      const next = ruleState(spec, getValues(), held);
      setState((before) => (sameRuleState(before, next) ? before : next));
    };
    update();
    let timer: number | undefined;
    // The form speaks of one change under several names. The rules read the whole record, so once is enough.
    const soon = () => {
      timer ??= window.setTimeout(() => {
        timer = undefined;
        update();
      }, AFTER_PAINT);
    };
    const stop = subscribe({ formState: { values: true }, callback: soon });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [spec, held, subscribe, getValues]);
  return state;
}

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
