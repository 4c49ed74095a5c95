import type { FieldKind } from './widgets.ts';
import type { JsonSchema, JsonType } from './vocabulary.ts';

/** The type besides `null`; undefined when the schema allows several or declares none. */
export function valueType(schema: JsonSchema): JsonType | undefined {
  const types = [schema.type ?? []].flat().filter((type) => type !== 'null');
  return types.length === 1 ? types[0] : undefined;
}

const isSwitch = (schema: JsonSchema) =>
  schema.enum?.length === 2 && schema.enum.includes(0) && schema.enum.includes(1);

const RELATION_KINDS = {
  'many-to-one': 'reference',
  'many-to-many': 'references',
  'one-to-many': 'collection',
} as const;

const TEXT_KINDS: Record<string, FieldKind> = { date: 'date', 'date-time': 'datetime', time: 'time' };

function arrayKind(schema: JsonSchema): FieldKind {
  return schema['x-db']?.table === undefined ? 'json' : 'items';
}

/** The kind of a property. `$ref`s must have been resolved. */
export function kindOf(schema: JsonSchema): FieldKind {
  if (schema['x-ref']) return RELATION_KINDS[schema['x-ref'].relation];
  if (schema['x-money']) return 'money';
  const type = valueType(schema);
  if (schema.enum) return type === 'integer' && isSwitch(schema) ? 'flag' : 'enum';
  switch (type) {
    case 'string':
      return TEXT_KINDS[schema.format ?? ''] ?? 'text';
    case 'integer':
    case 'number':
    case 'boolean':
      return type;
    case 'array':
      return arrayKind(schema);
    default:
      return 'json';
  }
}

const SCALARS: ReadonlySet<FieldKind> = new Set([
  'text',
  'integer',
  'number',
  'money',
  'flag',
  'boolean',
  'enum',
  'date',
  'datetime',
  'time',
  'reference',
]);

/** True for kinds of one value in one column, which can be compared and sorted. */
export function isScalar(kind: FieldKind): boolean {
  return SCALARS.has(kind);
}
