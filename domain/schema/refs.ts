import type { JsonSchema } from './vocabulary.ts';

export interface Definitions {
  /** `#/$defs/…` of the file itself. */
  local: Record<string, JsonSchema>;
  /** `common.json#/$defs/…`. */
  common: Record<string, JsonSchema>;
}

const REF = /^(common\.json)?#\/\$defs\/([^/]+)$/;

/** The target of a `$ref`; undefined for a form that this product does not support. */
export function parseRef(ref: string): { file: 'common' | 'local'; name: string } | undefined {
  const match = REF.exec(ref);
  const name = match?.[2];
  return name === undefined ? undefined : { file: match?.[1] === undefined ? 'local' : 'common', name };
}

function target(ref: string, definitions: Definitions): { schema: JsonSchema; definitions: Definitions } {
  const parsed = parseRef(ref);
  const schema =
    parsed && Object.hasOwn(definitions[parsed.file], parsed.name)
      ? definitions[parsed.file][parsed.name]
      : undefined;
  if (!parsed || !schema) throw new Error(`$ref ${ref} points nowhere`);
  return {
    schema,
    definitions:
      parsed.file === 'common' ? { local: definitions.common, common: definitions.common } : definitions,
  };
}

function mergeWords(below: JsonSchema, above: JsonSchema): JsonSchema {
  const merged: JsonSchema = { ...below, ...above };
  if (below['x-ui'] && above['x-ui']) merged['x-ui'] = { ...below['x-ui'], ...above['x-ui'] };
  return merged;
}

const mapValues = (schemas: Record<string, JsonSchema>, map: (schema: JsonSchema) => JsonSchema) =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, map(schema)]));

/** Definitions that lead back to themselves, which have no finite form. */
export class RefCircle extends Error {
  override readonly name = 'RefCircle';
  /** Names of the definitions, from the first to itself again. */
  readonly way: string[];

  constructor(refs: string[]) {
    const way = refs.map((ref) => parseRef(ref)?.name ?? ref);
    super(`$ref goes in a circle: ${way.join(' → ')}`);
    this.way = way;
  }
}

/**
 * The schema without `$ref`: its target, overlaid by the siblings (`x-ui` member by member).
 * @throws Error when a `$ref` has no target
 * @throws RefCircle when a `$ref` leads back to itself
 */
export function resolveRefs(schema: JsonSchema, definitions: Definitions, trail: string[] = []): JsonSchema {
  const { $ref, ...siblings } = schema;
  if ($ref !== undefined) {
    if (trail.includes($ref)) throw new RefCircle([...trail.slice(trail.indexOf($ref)), $ref]);
    const found = target($ref, definitions);
    const below = resolveRefs(found.schema, found.definitions, [...trail, $ref]);
    return mergeWords(below, resolveRefs(siblings, definitions, trail));
  }
  const resolved: JsonSchema = { ...siblings };
  const inner = (part: JsonSchema) => resolveRefs(part, definitions, trail);
  if (siblings.properties) resolved.properties = mapValues(siblings.properties, inner);
  if (siblings.items) resolved.items = inner(siblings.items);
  return resolved;
}
