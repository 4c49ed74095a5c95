import type { FormDescriptor } from '../../../domain/schema/descriptors.ts';
import { normaliseRecord } from '../../../domain/schema/normalise.ts';
import type { Normalisation } from '../../../domain/schema/normalise.ts';
import { hiddenSources } from '../../../domain/schema/rules.ts';

/** The effects of a resource's rules on its fields, for one record. */
export interface RuleState {
  hidden: ReadonlySet<string>;
  required: ReadonlySet<string>;
  readOnly: ReadonlySet<string>;
}

/** A resource's fields and rules in the shape that the shared normalisation reads. */
export function normalisationOf(
  { fields, rules }: Pick<FormDescriptor, 'fields' | 'rules'>,
  conditions: Normalisation['conditions'],
): Normalisation {
  // `then` is JSON Schema's word, and no promise.
  // oxlint-disable-next-line unicorn/no-thenable
  return { fields: Object.values(fields), rules: rules.map((then) => ({ then })), conditions };
}

/**
 * The effects of the rules for the current form. A field that rules show is hidden until one of them holds. A field
 * that a rule requires or locks is so while the rule holds. Hidden fields count as empty, as in the API.
 */
export function ruleState(spec: Normalisation, values: unknown): RuleState {
  const record = normaliseRecord(spec, values);
  const holds = spec.conditions.map((condition) => condition(record));
  const active = spec.rules.filter((_, index) => holds[index] === true);
  return {
    hidden: new Set(hiddenSources(spec.rules, holds)),
    required: new Set(active.flatMap(({ then }) => then.require ?? [])),
    readOnly: new Set(active.flatMap(({ then }) => then.readOnly ?? [])),
  };
}

export function sameRuleState(a: RuleState, b: RuleState): boolean {
  return same(a.hidden, b.hidden) && same(a.required, b.required) && same(a.readOnly, b.readOnly);
}

function same(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size === b.size && [...a].every((source) => b.has(source));
}
