/**
 * How a field is edited and displayed: two closed lists, so that a schema requests only existing widgets. For anything
 * else there is a bespoke component (`x-ui.component`).
 */
import type { JsonSchema } from './vocabulary.ts';

/**
 * What a field is, decided once:
 * - `flag` is an integer 0 or 1 (the API's form of a switch), `boolean` a JSON boolean
 * - `money` an integer of the currency's smallest spoken unit (COP: whole pesos)
 * - `reference` one id of another resource (many-to-one), `references` ids held in a link table (many-to-many)
 * - `collection` rows that point here (one-to-many): never stored, never sent
 * - `items` an array of objects in a child table (`x-db.table`); `json` any other array or object, one jsonb column
 */
export type FieldKind =
  | 'text'
  | 'integer'
  | 'number'
  | 'money'
  | 'flag'
  | 'boolean'
  | 'enum'
  | 'date'
  | 'datetime'
  | 'time'
  | 'reference'
  | 'references'
  | 'collection'
  | 'items'
  | 'json';

export const WIDGETS = [
  'text',
  'multiline',
  'email',
  'phone',
  'url',
  'secret',
  'tags',
  'image',
  'file',
  'country',
  'city',
  'number',
  'money',
  'switch',
  'select',
  'radio',
  'date',
  'datetime',
  'time',
  'reference',
  'references',
  'collection',
  'items',
  'json',
] as const;
export type Widget = (typeof WIDGETS)[number];

export const DISPLAYS = [
  'text',
  'multiline',
  'email',
  'phone',
  'url',
  'tags',
  'image',
  'file',
  'country',
  'city',
  'number',
  'money',
  'flag',
  'toggle',
  'chip',
  'date',
  'datetime',
  'time',
  'reference',
  'references',
  'collection',
  'items',
  'json',
] as const;
export type Display = (typeof DISPLAYS)[number];

const TEXT_FORMATS: Record<string, Widget & Display> = { email: 'email', uri: 'url' };

/** A text of this maximum length or more gets an input of several lines. */
const MULTILINE_FROM = 250;

function textWidget(schema: JsonSchema): Widget & Display {
  const byFormat = schema.format === undefined ? undefined : TEXT_FORMATS[schema.format];
  return byFormat ?? ((schema.maxLength ?? 0) >= MULTILINE_FROM ? 'multiline' : 'text');
}

/** The widget of a field whose schema names none. */
export function defaultWidget(kind: FieldKind, schema: JsonSchema): Widget {
  switch (kind) {
    case 'text':
      return schema.writeOnly === true ? 'secret' : textWidget(schema);
    case 'integer':
      return 'number';
    case 'flag':
    case 'boolean':
      return 'switch';
    case 'enum':
      return 'select';
    default:
      return kind;
  }
}

/** The display of a field whose schema names none. */
export function defaultDisplay(kind: FieldKind, schema: JsonSchema): Display {
  switch (kind) {
    case 'text':
      return textWidget(schema);
    case 'integer':
      return isName(schema) ? 'text' : 'number';
    case 'boolean':
      return 'flag';
    case 'enum':
      return 'chip';
    default:
      return kind;
  }
}

/** Whether a whole number names something: it is unique, as the number of a contract, or a year. */
function isName({ minimum = 0, maximum = Infinity, 'x-db': db }: JsonSchema): boolean {
  return db?.index === 'unique' || (minimum >= 1000 && maximum <= 2999);
}

const of = (...kinds: FieldKind[]): ReadonlySet<FieldKind> => new Set(kinds);
const TEXT = of('text');

/** The kinds that a widget can edit. */
export const WIDGET_KINDS: Readonly<Record<Widget, ReadonlySet<FieldKind>>> = {
  text: TEXT,
  multiline: TEXT,
  email: TEXT,
  phone: TEXT,
  url: TEXT,
  secret: TEXT,
  tags: TEXT,
  image: TEXT,
  file: of('text', 'json'),
  country: TEXT,
  city: TEXT,
  number: of('integer', 'number'),
  money: of('money'),
  switch: of('flag', 'boolean'),
  select: of('enum', 'flag'),
  radio: of('enum', 'flag'),
  date: of('date'),
  datetime: of('datetime'),
  time: of('time'),
  reference: of('reference'),
  references: of('references'),
  collection: of('collection'),
  items: of('items', 'json'),
  json: of('json'),
};

/** The kinds that a display can show. */
export const DISPLAY_KINDS: Readonly<Record<Display, ReadonlySet<FieldKind>>> = {
  text: of('text', 'integer', 'number', 'enum'),
  multiline: TEXT,
  email: TEXT,
  phone: TEXT,
  url: TEXT,
  tags: TEXT,
  // Items as the picture of the first one.
  image: of('text', 'items'),
  file: of('text', 'json'),
  country: TEXT,
  city: TEXT,
  number: of('integer', 'number'),
  money: of('money'),
  flag: of('flag', 'boolean'),
  toggle: of('flag'),
  chip: of('enum', 'flag'),
  date: of('date', 'datetime'),
  datetime: of('datetime'),
  time: of('time'),
  reference: of('reference'),
  references: of('references'),
  collection: of('collection', 'references'),
  items: of('items', 'json'),
  json: of('json'),
};

/** Options that a widget supports, each with its type; other options are mistakes. */
export const WIDGET_OPTIONS: Readonly<
  Partial<Record<Widget, Readonly<Record<string, 'string' | 'number' | 'boolean'>>>>
> = {
  multiline: { rows: 'number' },
  number: { step: 'number' },
  image: { accept: 'string' },
  file: { accept: 'string' },
  items: { sortable: 'boolean' },
};

export function isWidget(name: string): name is Widget {
  return WIDGETS.some((widget) => widget === name);
}

export function isDisplay(name: string): name is Display {
  return DISPLAYS.some((display) => display === name);
}
