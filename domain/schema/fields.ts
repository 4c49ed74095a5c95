import type { Field } from './model.ts';
import type { JsonSchema, JsonType, View } from './vocabulary.ts';
import { defaultDisplay, defaultWidget, isDisplay, isWidget, type FieldKind } from './widgets.ts';

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

const VIEWS: readonly View[] = ['list', 'create', 'edit', 'show', 'filter', 'export'];

interface Place {
  required: boolean;
  system: boolean;
}

function enumOf(schema: JsonSchema): Field['enum'] {
  const words = schema['x-enum'];
  if (!schema.enum || (kindOf(schema) === 'flag' && !words)) return undefined;
  return schema.enum.flatMap((value) =>
    typeof value === 'string' || typeof value === 'number'
      ? [{ value, label: { es: String(value) }, ...words?.[String(value)] }]
      : [],
  );
}

/** The members that a schema may leave out; they are then absent, not undefined. */
function optionalParts(schema: JsonSchema): Partial<Field> {
  const ui = schema['x-ui'];
  const values = enumOf(schema);
  const ref = schema['x-ref'];
  return {
    ...(ui?.help && { help: ui.help }),
    ...(ui?.placeholder && { placeholder: ui.placeholder }),
    ...(ui?.component !== undefined && { component: ui.component }),
    ...(ui?.phrase && { phrase: ui.phrase }),
    ...(ui?.adds && { adds: ui.adds }),
    ...(ui?.lowest && { lowest: ui.lowest }),
    ...(ui?.replaces !== undefined && { replaces: ui.replaces }),
    ...(ref && { ref }),
    ...(values && { enum: values }),
    ...(schema['x-money']?.currency !== undefined && { currency: schema['x-money'].currency }),
    ...(schema.default !== undefined && { default: schema.default }),
    ...(schema['x-fake'] !== undefined && { fake: schema['x-fake'] }),
    ...(schema['x-import']?.notation !== undefined && { notation: schema['x-import'].notation }),
    ...(kindOf(schema) === 'items' && { items: itemFields(schema), ...answeredOfItems(schema) }),
    ...(kindOf(schema) === 'json' && jsonParts(schema)),
  };
}

/** One property as a field; `$ref`s must have been resolved. */
export function readField(source: string, schema: JsonSchema, place: Place): Field {
  const kind = kindOf(schema);
  const ui = schema['x-ui'];
  const computed = schema['x-computed'] !== undefined;
  const widget = ui?.widget;
  const display = ui?.display;
  return {
    source,
    kind,
    schema,
    label: schema['x-label'] ?? { es: source },
    required: place.required,
    readOnly: place.system || computed || schema.readOnly === true || kind === 'collection',
    writeOnly: schema.writeOnly === true,
    computed,
    system: place.system,
    column: schema['x-db']?.column ?? source,
    db: schema['x-db'] ?? {},
    widget: widget !== undefined && isWidget(widget) ? widget : defaultWidget(kind, schema),
    display: display !== undefined && isDisplay(display) ? display : defaultDisplay(kind, schema),
    width: ui?.width ?? 'full',
    hidden: ui?.hidden === true ? [...VIEWS] : (ui?.hidden ?? []),
    options: ui?.options ?? {},
    access: schema['x-access'] ?? {},
    aliases: schema['x-import']?.aliases ?? [],
    ...optionalParts(schema),
  };
}

/** The fields of an object's `properties`, in their order. */
export function readFields(schema: JsonSchema): Field[] {
  const required = new Set(schema.required);
  return Object.entries(schema.properties ?? {})
    .filter(([, property]) => !isAnsweredAlone(property))
    .map(([source, property]) =>
      readField(source, property, { required: required.has(source), system: false }),
    );
}

/** Those that are members of answers: they have no column. */
export function readAnswered(schema: JsonSchema): Field[] {
  return Object.entries(schema.properties ?? {})
    .filter(([, property]) => property['x-computed']?.answer === true)
    .map(([source, property]) => {
      const own = { ...property };
      // Of records that point here the answer has some; screens ask for them page by page, as of any such field.
      delete own['x-ref'];
      return readField(source, own, { required: false, system: false });
    });
}

/** A field of no screen. */
function isAnsweredAlone(schema: JsonSchema): boolean {
  return schema['x-computed']?.answer === true && schema['x-ref'] === undefined;
}

const ITEM_ID: JsonSchema = { type: 'integer', 'x-ui': { hidden: true } };

/** The fields of one row of a child table: its `id`, then the item's own. */
function itemFields(schema: JsonSchema): Field[] {
  return [readField('id', ITEM_ID, { required: false, system: true }), ...readFields(schema.items ?? {})];
}

function answeredOfItems(schema: JsonSchema): Pick<Field, 'answered'> {
  const answered = readAnswered(schema.items ?? {});
  return answered.length > 0 ? { answered } : {};
}

/** The declared members of an object in a json column, or of each object of a list there. */
function jsonParts(schema: JsonSchema): Pick<Field, 'parts'> {
  const container = valueType(schema) === 'array' ? schema.items : schema;
  return container?.properties === undefined ? {} : { parts: readFields(container) };
}

/** The system fields of every record; `common.json` has their labels (`$defs.record`). */
const SYSTEM: Record<string, JsonSchema> = {
  id: { type: 'integer', 'x-ui': { hidden: ['create', 'edit', 'show'] } },
  created_at: { type: 'string', format: 'date-time', 'x-ui': { hidden: ['create', 'edit'] } },
  updated_at: { type: 'string', format: 'date-time', 'x-ui': { hidden: ['create', 'edit'] } },
  version: { type: 'integer', 'x-ui': { hidden: true } },
};

export const SYSTEM_SOURCES: readonly string[] = Object.keys(SYSTEM);

/** id, created_at, updated_at, version, with the labels of `common.json`'s `$defs.record`. */
export function systemFields(common: Record<string, JsonSchema>): Field[] {
  const worded = common.record?.properties ?? {};
  return Object.entries(SYSTEM).map(([source, schema]) => {
    const label = worded[source]?.['x-label'];
    return readField(source, label ? { ...schema, 'x-label': label } : schema, {
      required: true,
      system: true,
    });
  });
}

/**
 * The fields inside a field. For a child table: those of a row, `id` first. For a json object, or objects in a json
 * array: the declared properties. Undefined for other values.
 */
export function partsOf(field: Field): Field[] | undefined {
  return field.items ?? field.parts;
}

/**
 * The texts of items that a search for their record looks in. What not everybody may read is none of them, as a search
 * chooses its readable fields whole.
 */
export function searchedParts({ items = [] }: Field): Field[] {
  return items.filter(
    ({ kind, writeOnly, access }) => kind === 'text' && !writeOnly && access.read === undefined,
  );
}

/** The kinds that one element of an array may have: a value of its own, also the id of another record. */
const ELEMENTS: ReadonlySet<Field['kind']> = new Set([
  'text',
  'integer',
  'number',
  'boolean',
  'enum',
  'date',
  'datetime',
  'time',
  'reference',
]);

/** What one element of a json array of single values is: its own enum, reference, format. Undefined for other fields. */
export function elementOf(field: Field): Field | undefined {
  const { items } = field.schema;
  if (field.kind !== 'json' || valueType(field.schema) !== 'array' || items === undefined) return undefined;
  const element = readField(
    field.source,
    { 'x-label': field.label, ...items },
    { required: true, system: false },
  );
  return ELEMENTS.has(element.kind) ? element : undefined;
}
