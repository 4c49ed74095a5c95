/**
 * `x-rules` as standard `if/then/else`, made in this one place so that form and API cannot disagree.
 * A property that several rules show is shown as soon as one of them holds.
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
 * One `allOf` part for each effect. On create, what a rule makes read only must be absent; on update, that it stays
 * as it was is for `createValidator` to see, which knows both states.
 */
export function expandRules(rules: readonly XRule[], body: 'create' | 'update'): JsonSchema[] {
  const requires = rules.flatMap((rule): JsonSchema[] =>
    rule.then.require?.length ? [{ if: rule.if, then: { type: 'object', required: rule.then.require } }] : [],
  );
  const locks = rules.flatMap((rule): JsonSchema[] =>
    body === 'create' && rule.then.readOnly?.length
      ? [{ if: rule.if, then: absent(rule.then.readOnly) }]
      : [],
  );
  return [...hides(rules), ...requires, ...locks];
}

/** What is hidden, given which rules hold. */
export function hiddenSources(
  rules: readonly { then: XRule['then'] }[],
  holds: readonly boolean[],
): string[] {
  return [...showers(rules)]
    .filter(([, indices]) => !indices.some((index) => holds[index]))
    .map(([source]) => source);
}
