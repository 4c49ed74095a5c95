import type { RuleDescriptor } from '../../../domain/schema/descriptors.ts';
import { withoutEmpties } from './payload.ts';
import type { Values } from './payload.ts';

/** What the rules of a resource make of its fields, for one record. */
export interface RuleState {
  hidden: ReadonlySet<string>;
  required: ReadonlySet<string>;
  readOnly: ReadonlySet<string>;
}

export const NO_RULES: RuleState = { hidden: new Set(), required: new Set(), readOnly: new Set() };

/**
 * A field that some rule shows is hidden until one of those rules holds; one that a rule requires or
 * locks is so while the rule holds. `holds[i]` is whether the `if` of rule `i` does.
 */
export function applyRules(rules: readonly RuleDescriptor[], holds: readonly boolean[]): RuleState {
  const active = rules.filter((_, index) => holds[index] === true);
  const shown = new Set(active.flatMap((rule) => rule.show ?? []));
  return {
    hidden: new Set(rules.flatMap((rule) => rule.show ?? []).filter((source) => !shown.has(source))),
    required: new Set(active.flatMap((rule) => rule.require ?? [])),
    readOnly: new Set(active.flatMap((rule) => rule.readOnly ?? [])),
  };
}

/**
 * Which rules hold for what a form contains. A hidden field counts as empty, also for the rules that ask for it,
 * as it does for the API once its value is left out; so this repeats until nothing changes any more.
 */
export function rulesThatHold(
  rules: readonly RuleDescriptor[],
  conditions: readonly ((record: unknown) => boolean)[],
  values: Values,
): boolean[] {
  let holds = rules.map(() => false);
  let hidden: ReadonlySet<string> = new Set();
  for (let round = 0; round <= rules.length; round += 1) {
    const record = withoutEmpties(values, hidden);
    const next = rules.map((_, index) => conditions[index]?.(record) ?? false);
    const settled = round > 0 && next.every((value, index) => value === holds[index]);
    holds = next;
    if (settled) break;
    hidden = applyRules(rules, holds).hidden;
  }
  return holds;
}
