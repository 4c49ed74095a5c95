import { valueType } from '../kinds/kind.ts';
import { DISPLAYS, FIELD_KINDS, WIDGETS, type Display, type FieldKind, type Widget } from './kind-names.ts';
import { SHAPES } from './kinds.ts';
import type { Field, Said } from './model.ts';
import { VIEWS, type JsonSchema, type XUi } from './vocabulary.ts';

/** Those that name a format come first: a date is a text too. */
const ORDERED: readonly FieldKind[] = [
  ...FIELD_KINDS.filter((kind) => SHAPES[kind].format !== undefined),
  ...FIELD_KINDS.filter((kind) => SHAPES[kind].format === undefined),
];

/** The kind of a property. `$ref`s must have been resolved. */
export function kindOf(schema: JsonSchema): FieldKind {
  const kind = ORDERED.find((one) => {
    const { format, recognises } = SHAPES[one];
    return (format === undefined || format === schema.format) && recognises(schema);
  });
  return kind ?? 'json';
}

/** True for kinds of one value in one column, which can be compared and sorted. */
export function isScalar(kind: FieldKind): boolean {
  return SHAPES[kind].scalar === true;
}

/** Whether a field is a column of the record's own table; the others are tables, or nothing stored. */
export function isColumn({ kind }: Pick<Field, 'kind'>): boolean {
  return SHAPES[kind].place === 'column';
}

/** Whether its values are rows of a table of its own: links or items. */
export function isList({ kind }: Pick<Field, 'kind'>): boolean {
  return SHAPES[kind].place === 'links' || SHAPES[kind].place === 'items';
}

/** Whether something of it is stored, as it is not of rows that point here. */
export function isStored({ kind }: Pick<Field, 'kind'>): boolean {
  return SHAPES[kind].place !== 'nowhere';
}

/** Whether it is a state of two values, which a switch shows. */
export function isSwitch({ kind }: Pick<Field, 'kind'>): boolean {
  return SHAPES[kind].widgets.includes('switch');
}

/** Whether a number counts or measures. One that is read as text is a name, such as a year or a room. */
export function isQuantity({ kind, display }: Pick<Field, 'kind' | 'display'>): boolean {
  return SHAPES[kind].quantity === true && display !== 'text';
}

function isWidget(name: string | undefined): name is Widget {
  return WIDGETS.some((widget) => widget === name);
}

function isDisplay(name: string | undefined): name is Display {
  return DISPLAYS.some((display) => display === name);
}

/** What edits a field: what its schema names, else what is usual for its kind. */
function widgetOf(kind: FieldKind, schema: JsonSchema): Widget {
  const named = schema['x-ui']?.widget;
  const { widget, widgets } = SHAPES[kind];
  return isWidget(named) ? named : (widget?.(schema) ?? widgets[0]);
}

function displayOf(kind: FieldKind, schema: JsonSchema): Display {
  const named = schema['x-ui']?.display;
  const { display, displays } = SHAPES[kind];
  return isDisplay(named) ? named : (display?.(schema) ?? displays[0]);
}

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

/** What `x-ui` says besides what every field has. */
export function saidOf(schema: JsonSchema): Said {
  const ui: XUi = schema['x-ui'] ?? {};
  const {
    widget: _widget,
    display: _display,
    width: _width,
    hidden: _hidden,
    options: _options,
    ...said
  } = ui;
  return said;
}

/** The members that a schema may leave out; they are then absent, not undefined. */
function optionalParts(schema: JsonSchema): Partial<Field> {
  const values = enumOf(schema);
  const ref = schema['x-ref'];
  return {
    ...saidOf(schema),
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
export function readField(source: string, written: JsonSchema, place: Place): Field {
  const kind = kindOf(written);
  const schema = { ...SHAPES[kind].defaults, ...written };
  const ui = schema['x-ui'];
  const computed = schema['x-computed'] !== undefined;
  return {
    source,
    kind,
    schema,
    label: schema['x-label'] ?? { es: source },
    required: place.required,
    readOnly: place.system || computed || schema.readOnly === true || !isStored({ kind }),
    writeOnly: schema.writeOnly === true,
    computed,
    system: place.system,
    column: schema['x-db']?.column ?? source,
    db: schema['x-db'] ?? {},
    widget: widgetOf(kind, schema),
    display: displayOf(kind, schema),
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
    ({ kind, writeOnly, access, unsearched }) =>
      kind === 'text' && !writeOnly && access.read === undefined && unsearched !== true,
  );
}

/** What one element of a json array of single values is: its own enum, reference, format. Undefined for other fields. */
export function elementOf(field: Field): Field | undefined {
  const { items } = field.schema;
  if (field.kind !== 'json' || valueType(field.schema) !== 'array' || items === undefined) return undefined;
  const element = readField(
    field.source,
    { 'x-label': field.label, ...items },
    { required: true, system: false },
  );
  return SHAPES[element.kind].element === true ? element : undefined;
}
