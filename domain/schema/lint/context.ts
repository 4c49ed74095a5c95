import { isObject } from '../../json/is-object.ts';
import type { Field } from '../model.ts';
import type { JsonSchema } from '../vocabulary.ts';
import { readField, SYSTEM_SOURCES, systemFields } from '../fields.ts';
import { RefCircle, resolveRefs } from '../refs.ts';
import type { Mistake } from './mistake.ts';
import { suggest } from './nearest.ts';
import { at, members, rootOf, texts, textOf, type Node } from './node.ts';

/** One property: its place in the file, and its schema with `$ref`s resolved. */
export interface Property {
  source: string;
  node: Node;
  /** Undefined when its `$ref` has no target. */
  field: Field | undefined;
}

/** The file under check, with all other files. */
export interface Linted {
  file: string;
  root: Node;
  name: string | undefined;
  properties: Map<string, Property>;
  /** Properties and system fields; views may name these. */
  fields: Map<string, Field>;
  required: Set<string>;
  all: () => Linted[];
}

export function definitionsOf(content: unknown): Record<string, JsonSchema> {
  return Object.fromEntries(
    members(at(rootOf(content), '$defs')).flatMap(([name, { value }]) =>
      isSchema(value) ? [[name, value]] : [],
    ),
  );
}

export function isSchema(value: unknown): value is JsonSchema {
  return isObject(value);
}

/** The property with its `$ref`s resolved; undefined when a target is missing. */
export function resolved(value: unknown, content: unknown, common: unknown): JsonSchema | undefined {
  if (!isSchema(value)) return undefined;
  try {
    return resolveRefs(value, { local: definitionsOf(content), common: definitionsOf(common) });
  } catch {
    return undefined;
  }
}

/** The sentence about a circle of definitions that the schema leads into; undefined when it leads into none. */
export function circleOf(value: unknown, content: unknown, common: unknown): string | undefined {
  if (!isSchema(value)) return undefined;
  try {
    resolveRefs(value, { local: definitionsOf(content), common: definitionsOf(common) });
  } catch (error) {
    if (error instanceof RefCircle) return error.message;
  }
  return undefined;
}

function fieldOf(source: string, schema: JsonSchema | undefined, required: boolean): Field | undefined {
  if (!schema) return undefined;
  try {
    return readField(source, schema, { required, system: false });
  } catch {
    // True for malformed content that the meta-schema has already reported.
    return undefined;
  }
}

export function inspect(file: string, content: unknown, common: unknown, all: () => Linted[]): Linted {
  const root = rootOf(content);
  const required = new Set(texts(at(root, 'required')).map(({ text }) => text));
  // What answers alone have is no field: no view, rule or list may name it.
  const named = members(at(root, 'properties')).filter(
    ([, node]) => at(node, 'x-computed', 'answer').value !== true || at(node, 'x-ref').value !== undefined,
  );
  const properties = named.map(([source, node]): [string, Property] => [
    source,
    { source, node, field: fieldOf(source, resolved(node.value, content, common), required.has(source)) },
  ]);
  const own = properties.flatMap(([source, { field }]): [string, Field][] =>
    field ? [[source, field]] : [],
  );
  const system = systemFields({}).map((field): [string, Field] => [field.source, field]);
  return {
    file,
    root,
    name: textOf(at(root, 'x-resource', 'name')),
    properties: new Map(properties),
    fields: new Map([...system, ...own]),
    required,
    all,
  };
}

/** Reports a mistake unless the source is a property or a system field. */
export function knownSource(linted: Linted, source: string, pointer: string): Mistake[] {
  if (linted.properties.has(source) || SYSTEM_SOURCES.includes(source)) return [];
  const candidates = [...linted.properties.keys(), ...SYSTEM_SOURCES];
  return [
    {
      file: linted.file,
      pointer,
      reason: `there is no property "${source}"`,
      ...suggest(source, candidates),
    },
  ];
}
