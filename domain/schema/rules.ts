/**
 * Converts `x-rules` to standard `if/then/else`. Only this file does it, so form and API cannot disagree. A property
 * that several rules show is visible when one of them holds.
 */
import type { JsonSchema, XRule } from './vocabulary.ts';

/** Sources that rules show, each with the indices of those rules. */
export function showers(rules: readonly { then: XRule['then'] }[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  rules.forEach(({ then }, index) => {
    for (const source of then.show ?? []) found.set(source, [...(found.get(source) ?? []), index]);
  });
  return found;
}

const NOTHING: JsonSchema = { not: {} };

function absent(sources: readonly string[]): JsonSchema {
  return { type: 'object', properties: Object.fromEntries(sources.map((source) => [source, NOTHING])) };
}

function hides(rules: readonly XRule[]): JsonSchema[] {
  const groups = new Map<string, { indices: number[]; sources: string[] }>();
  for (const [source, indices] of showers(rules)) {
    const group = groups.get(indices.join()) ?? { indices, sources: [] };
    group.sources.push(source);
    groups.set(indices.join(), group);
  }
  return [...groups.values()].map(({ indices, sources }) => {
    const conditions = indices.flatMap((index) => rules[index]?.if ?? []);
    const [only, ...more] = conditions;
    return { if: only && more.length === 0 ? only : { anyOf: conditions }, else: absent(sources) };
  });
}

/**
 * One `allOf` part for each effect that a record alone can break. A property that a rule makes read only is free on
 * create, and must not change on update: `createValidator` checks that, because it knows both states.
 */
export function expandRules(rules: readonly XRule[]): JsonSchema[] {
  const requires = rules.flatMap((rule): JsonSchema[] =>
    rule.then.require?.length ? [{ if: rule.if, then: { type: 'object', required: rule.then.require } }] : [],
  );
  return [...hides(rules), ...requires];
}

/** The hidden sources for the rules that hold. */
export function hiddenSources(
  rules: readonly { then: XRule['then'] }[],
  holds: readonly boolean[],
): string[] {
  return [...showers(rules)]
    .filter(([, indices]) => !indices.some((index) => holds[index]))
    .map(([source]) => source);
}

/**
 * The sources that rules make read only. What is stored decides, but for two cases in which nobody could save the record
 * again: what the rules hide now is cleared, and what they require and nobody has filled in may be.
 * @param held whether each rule holds for the stored record
 * @param holds whether it holds for the record as it is to be
 */
export function lockedSources(
  rules: readonly { then: XRule['then'] }[],
  stored: Readonly<Record<string, unknown>>,
  held: readonly boolean[],
  holds: readonly boolean[],
): string[] {
  const effects = (effect: 'require' | 'readOnly', holding: readonly boolean[]) =>
    rules.flatMap(({ then }, index) => (holding[index] === true ? (then[effect] ?? []) : []));
  const hidden = hiddenSources(rules, holds);
  const required = effects('require', holds).filter((source) => isNothing(stored[source]));
  return effects('readOnly', held).filter((source) => !hidden.includes(source) && !required.includes(source));
}

function isNothing(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}
