/** What the rules of a schema look at, and whether they hold over a body. */
import { createAjv } from '../../domain/schema/validate.ts';
import { plain } from '../../domain/schema/derive.ts';
import type { Resource } from '../../domain/schema/model.ts';
import type { Json, JsonSchema, XRule } from '../../domain/schema/vocabulary.ts';

export type Body = Record<string, Json>;

type Holds = (body: Body) => boolean;
const compiled = new WeakMap<XRule, Holds>();

export function holds(rule: XRule, body: Body): boolean {
  const known = compiled.get(rule) ?? createAjv().compile(plain(rule.if));
  compiled.set(rule, known);
  return known(body);
}

/** Whether no rule would lock a property of the stored body: what is locked cannot be tried out. */
export function isUnlocked(resource: Resource, body: Body): boolean {
  return !resource.rules.some((rule) => rule.then.readOnly?.length && holds(rule, body));
}

/** Whether the body may have the property: no rule shows it, or one that does holds. */
export function isShown(resource: Resource, source: string, body: Body): boolean {
  const showing = resource.rules.filter(({ then }) => then.show?.includes(source));
  return showing.length === 0 || showing.some((rule) => holds(rule, body));
}

/** A schema and all that its combinators hold. Of a negated part the bounds count too: values beyond them meet it. */
export function withParts(schema: JsonSchema): JsonSchema[] {
  const { allOf = [], anyOf = [], oneOf = [], not, if: condition, then, else: otherwise } = schema;
  const inner = [...allOf, ...anyOf, ...oneOf, not, condition, then, otherwise];
  return [schema, ...inner.flatMap((part) => (part === undefined ? [] : withParts(part)))];
}

/** By property: what the rules of the resource ask of it; nothing in particular where they ask only that it is there. */
export function conditionsOf(resource: Resource): Map<string, JsonSchema[]> {
  const found = new Map<string, JsonSchema[]>();
  const asked = resource.rules
    .flatMap((rule) => withParts(rule.if))
    .flatMap(({ properties = {}, required = [] }) => [
      ...Object.entries(properties),
      ...required.map((source): [string, JsonSchema] => [source, {}]),
    ]);
  for (const [source, condition] of asked)
    found.set(source, [...(found.get(source) ?? []), ...withParts(condition)]);
  return found;
}
