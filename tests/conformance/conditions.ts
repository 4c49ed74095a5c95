/** Bodies for which the rules of a schema hold, or do not. */
import { createAjv } from '../../domain/schema/ajv.ts';
import { plain } from '../../domain/schema/plain.ts';
import type { Resource } from '../../domain/schema/model.ts';
import type { Json, JsonSchema, XRule } from '../../domain/schema/vocabulary.ts';
import { valueOf } from './values.ts';

export type Body = Record<string, Json>;

type Holds = (body: Body) => boolean;
const compiled = new WeakMap<XRule, Holds>();

export function holds(rule: XRule, body: Body): boolean {
  const known = compiled.get(rule) ?? createAjv().compile(plain(rule.if));
  compiled.set(rule, known);
  return known(body);
}

/** Every object schema of a condition that looks at properties, also inside `anyOf` and its like. */
function leaves(condition: JsonSchema): JsonSchema[] {
  const inner = [...(condition.allOf ?? []), ...(condition.anyOf ?? []), ...(condition.oneOf ?? [])];
  return [...(condition.properties ? [condition] : []), ...inner.flatMap(leaves)];
}

function wanted(leaf: JsonSchema): Body {
  return Object.fromEntries(
    Object.entries(leaf.properties ?? {}).flatMap(([name, condition]) => {
      const value = condition.const ?? condition.enum?.[0];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** Values that make a rule hold over a body, when it compares constants and choices only; otherwise null. */
export function satisfyingRule(rule: XRule, body: Body): Body | null {
  const parts = leaves(rule.if).map(wanted);
  const candidates: Body[] = [Object.assign({}, ...parts), ...parts];
  return candidates.find((candidate) => holds(rule, { ...body, ...candidate })) ?? null;
}

/** Values that show a property; `{}` for one that no rule shows, null when none can be found. */
export function satisfying(resource: Resource, source: string): Body | null {
  const rule = resource.rules.find(({ then }) => then.show?.includes(source));
  return rule ? satisfyingRule(rule, {}) : {};
}

/** The body with other choices where a rule would lock properties: what is locked cannot be tried out. */
export function unlocked(resource: Resource, body: Body): Body {
  return resource.rules
    .filter(({ then }) => then.readOnly?.length)
    .reduce<Body>((free, rule) => (holds(rule, free) ? avoiding(resource, rule, free) : free), body);
}

function avoiding(resource: Resource, rule: XRule, body: Body): Body {
  for (const source of leaves(rule.if).flatMap((leaf) => Object.keys(leaf.properties ?? {}))) {
    const field = resource.fields.find((candidate) => candidate.source === source);
    for (let n = 0; field !== undefined && n < 10; n += 1) {
      const value = valueOf(field.schema, n);
      const other = value === undefined ? body : { ...body, [source]: value };
      if (!holds(rule, other)) return other;
    }
  }
  return body;
}
