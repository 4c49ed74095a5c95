import type { Field } from './model.ts';
import type { JsonSchema, View } from './vocabulary.ts';
import { kindOf, valueType } from './kinds.ts';
import { defaultDisplay, defaultWidget, isDisplay, isWidget } from './widgets.ts';

export const VIEWS: readonly View[] = ['list', 'create', 'edit', 'show', 'filter', 'export'];

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
