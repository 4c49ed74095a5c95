import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Normalisation } from '../../../domain/schema/normalise.ts';
import type { Values } from './payload.ts';
import { ruleState, sameRuleState } from './rules.ts';
import type { RuleState } from './rules.ts';

/** The effects of the rules on the current form. Renders only when a rule starts or stops to hold. */
export function useRuleState(spec: Normalisation, stored: Values | undefined): RuleState {
  const { subscribe, getValues } = useFormContext<Values>();
  const [state, setState] = useState(() => ruleState(spec, getValues(), stored));
  useEffect(() => {
    if (spec.rules.length === 0) return undefined;
    const update = () => {
      const next = ruleState(spec, getValues(), stored);
      setState((before) => (sameRuleState(before, next) ? before : next));
    };
    update();
    let waiting = false;
    // The form speaks of one change under several names. The rules read the whole record, so once is enough.
    const soon = () => {
      if (waiting) return;
      waiting = true;
      queueMicrotask(() => {
        waiting = false;
        update();
      });
    };
    return subscribe({ formState: { values: true }, callback: soon });
  }, [spec, stored, subscribe, getValues]);
  return state;
}
