import { useEffect, useMemo, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { RuleDescriptor } from '../../../domain/schema/descriptors.ts';
import type { Values } from './payload.ts';
import { applyRules, rulesThatHold } from './rules.ts';
import type { RuleState } from './rules.ts';

/** What the rules say of the form as it stands. Renders only when a rule starts or stops to hold. */
export function useRuleState(
  rules: readonly RuleDescriptor[],
  conditions: readonly ((record: unknown) => boolean)[],
): RuleState {
  const { subscribe, getValues } = useFormContext<Values>();
  const read = (values: Values) => rulesThatHold(rules, conditions, values);
  const [holds, setHolds] = useState(() => read(getValues()));
  useEffect(() => {
    if (rules.length === 0) return undefined;
    const update = (values: Values) => {
      const next = rulesThatHold(rules, conditions, values);
      setHolds((before) => (next.every((value, index) => value === before[index]) ? before : next));
    };
    update(getValues());
    return subscribe({ formState: { values: true }, callback: () => update(getValues()) });
  }, [rules, conditions, subscribe, getValues]);
  return useMemo(() => applyRules(rules, holds), [rules, holds]);
}
