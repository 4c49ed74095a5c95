import type { FormDescriptor } from '../../domain/schema/descriptors.ts';
import { normaliseRecord, type Normalisation } from '../../domain/schema/normalise.ts';
import { hiddenSources, lockedSources } from '../../domain/schema/rules.ts';
import type { Values } from './values.ts';

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
 * that a rule requires is so while it holds. Hidden fields count as empty, as in the API.
 * @param stored the record under edit, with the rules that it holds (`rulesHeld`): they lock fields
 */
export function ruleState(spec: Normalisation, values: unknown, stored?: HeldRecord): RuleState {
  const holds = rulesHeld(spec, values);
  return {
    hidden: new Set(hiddenSources(spec.rules, holds)),
    required: new Set(
      spec.rules.flatMap(({ then }, index) => (holds[index] === true ? (then.require ?? []) : [])),
    ),
    readOnly: new Set(stored && lockedSources(spec.rules, stored.values, stored.held, holds)),
  };
}

/** A stored record, and which rules hold for it. */
interface HeldRecord {
  values: Values;
  held: readonly boolean[];
}

export function heldRecord(spec: Normalisation, values: Values): HeldRecord {
  return { values, held: rulesHeld(spec, values) };
}

/** Whether each rule holds, in their order. */
function rulesHeld(spec: Normalisation, values: unknown): boolean[] {
  const record = normaliseRecord(spec, values);
  return spec.conditions.map((condition) => condition(record));
}

export function sameRuleState(a: RuleState, b: RuleState): boolean {
  return same(a.hidden, b.hidden) && same(a.required, b.required) && same(a.readOnly, b.readOnly);
}

function same(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size === b.size && [...a].every((source) => b.has(source));
}
