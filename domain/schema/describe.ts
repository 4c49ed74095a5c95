import { answeredColumns } from '../exchange/file-columns.ts';
import { bulkOps } from '../bulk/change.ts';
import { valueType } from '../kinds/kind.ts';
import type {
  Bounds,
  DescribedBulk,
  EnumValue,
  FieldDescriptor,
  Fields,
  FormDescriptor,
  ListDescriptor,
  ListWords,
  ResourceDescriptor,
  RuleDescriptor,
  Searched,
} from './descriptors.ts';
import type { Field, Filter, NamedFilter, Resource } from './model.ts';
import type { JsonSchema } from './vocabulary.ts';
import { elementOf, partsOf, saidOf } from './fields.ts';
import { SHAPES } from './kinds.ts';
import { placeholdersOf } from './represent.ts';
import { isImportable } from './writable.ts';

const BOUNDS = [
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'multipleOf',
  'minItems',
  'maxItems',
] as const;

/** What files call a value is of no use to a screen. */
function shownChoice(choice: NonNullable<Field['enum']>[number]): EnumValue {
  const shown = { ...choice };
  delete shown.aliases;
  return shown;
}

function boundsOf(schema: JsonSchema): { bounds?: Bounds } {
  const bounds: Bounds = {};
  for (const keyword of BOUNDS) {
    const value = schema[keyword];
    if (value !== undefined) bounds[keyword] = value;
  }
  return Object.keys(bounds).length > 0 ? { bounds } : {};
}

/** Of a text with a pattern: the first of its `examples`. */
function exampleOf({ pattern, examples }: JsonSchema): { example?: string } {
  const example = pattern === undefined ? undefined : examples?.[0];
  return typeof example === 'string' ? { example } : {};
}

function insideOf(field: Field): Pick<FieldDescriptor, 'items' | 'shape' | 'element'> {
  const items = partsOf(field)?.map(describeField);
  if (field.kind !== 'json') return items ? { items } : {};
  const shape = valueType(field.schema) === 'array' ? 'array' : 'object';
  const element = elementOf(field);
  return { shape, ...(items && { items }), ...(element && { element: describeField(element) }) };
}

/** A field as the screens see it. Empty members are left out. */
export function describeField(field: Field): FieldDescriptor {
  const { options, ref, currency, access } = field;
  const { replaces: _, ...said } = saidOf(field.schema);
  return {
    source: field.source,
    kind: field.kind,
    label: field.label,
    widget: field.widget,
    display: field.display,
    ...(field.required && { required: true }),
    ...(field.readOnly && { readOnly: true }),
    ...(field.writeOnly && { writeOnly: true }),
    ...(field.schema['x-ui']?.width && { width: field.width }),
    ...(field.hidden.length > 0 && { hidden: field.hidden }),
    ...said,
    ...exampleOf(field.schema),
    ...(Object.keys(options).length > 0 && { options }),
    ...(ref && { ref }),
    ...(field.enum && { enum: field.enum.map((choice) => shownChoice(choice)) }),
    ...(currency !== undefined && { currency }),
    ...(field.default !== undefined && { default: field.default }),
    ...(field.schema.enum === undefined ? boundsOf(field.schema) : {}),
    ...(SHAPES[field.kind].decimals && { decimals: true as const }),
    ...insideOf(field),
    ...((access.read || access.write) && { access }),
  };
}

function describeFields(fields: Field[], all: Field[]): Fields {
  const replacedBy = new Map(all.flatMap(({ source, replaces }) => (replaces ? [[replaces, source]] : [])));
  return Object.fromEntries(
    fields.map((field) => {
      const other = replacedBy.get(field.source);
      return [field.source, { ...describeField(field), ...(other !== undefined && { replacedBy: other }) }];
    }),
  );
}

/** Another field may hold the currency of a money field. */
function companions(fields: Field[]): string[] {
  return fields.flatMap(({ currency }) =>
    typeof currency === 'object' && 'source' in currency ? [currency.source] : [],
  );
}

/** The screens use the source as query name; other names are for other clients. */
function describeFilter({ aliases: _aliases, hidden: _hidden, ...filter }: NamedFilter): Filter {
  return filter;
}

function describeOnly(resource: Resource, sources: ReadonlySet<string>): Fields {
  return describeFields(
    resource.fields.filter((field) => sources.has(field.source)),
    resource.fields,
  );
}

function describeSearched({ fields }: Resource, source: string): Searched {
  const read = fields.find((field) => field.source === source)?.access.read;
  return { source, ...(read && { read }) };
}

/** The part of a resource that the admin loads at start: its name, permissions, and how its records are named. */
export function describeResource(resource: Resource): ResourceDescriptor {
  const { name, label, representation, share, icon, menu, operations, access, version } = resource;
  const { sort, perPage, search } = resource.list;
  const { create, edit } = resource.views;
  const wideForm = [create, edit].some(({ sections }) => sections.some(({ place }) => place !== undefined));
  const named = new Set(placeholdersOf(representation));
  const fields = resource.fields.filter(({ source }) => named.has(source));
  return {
    name,
    label,
    representation,
    ...(share === undefined ? {} : { share }),
    ...(wideForm && { wideForm }),
    icon,
    menu,
    operations,
    ...(isImportable(resource) && { imports: true }),
    access,
    version,
    list: { sort, perPage, search: search.map((source) => describeSearched(resource, source)) },
    fields: describeOnly(resource, new Set([...named, ...companions(fields)])),
  };
}

/** The part that its list needs in addition; it is loaded with the page. */
export function describeList(resource: Resource): ListDescriptor {
  const { columns, card, cardSizes, bulk, views, arrivals } = resource.list;
  const filters = resource.list.filters.filter(({ hidden }) => !hidden);
  const shown = resource.fields.filter(
    ({ source }) => columns.some((column) => column.source === source) || card?.includes(source),
  );
  const sources = [
    ...shown.map((field) => field.source),
    ...companions(shown),
    ...filters.map((filter) => filter.source),
  ];
  return {
    columns,
    filters: filters.map(describeFilter),
    ...(card && { card }),
    ...(cardSizes && { cardSizes }),
    ...(bulk.length > 0 && { bulk: true }),
    ...(views && { views }),
    ...(arrivals && { arrives: true }),
    ...(resource.exportLabel && { exportLabel: resource.exportLabel }),
    fields: describeOnly(resource, new Set(sources)),
  };
}

/** The words of a list that its first drawing does not need. */
export function describeListWords({ list: { sorts, empty, arrivals } }: Resource): ListWords {
  return { ...(sorts && { sorts }), ...(empty && { empty }), ...(arrivals && { arrivals }) };
}

function describeBulk({ list, fields }: Resource): DescribedBulk[] {
  return list.bulk.map((bulk) => {
    const field = fields.find(({ source }) => source === bulk.source);
    return { ...bulk, ops: field === undefined ? [] : [...bulkOps(field)] };
  });
}

/** The part that a form or a detail page needs in addition; it is loaded with the route. */
export function describeForm(resource: Resource): FormDescriptor {
  const { create, edit, show } = resource.views;
  const exportAlso = answeredColumns(resource).map(({ source, label }) => ({ source, label }));
  return {
    name: resource.name,
    create,
    edit,
    show,
    fields: describeFields(
      resource.fields.filter((field) => field.source !== 'version'),
      resource.fields,
    ),
    rules: resource.rules.map(({ then }): RuleDescriptor => then),
    ...(resource.list.bulk.length > 0 && { bulk: describeBulk(resource) }),
    ...(resource.exportLines !== undefined && { exportLines: resource.exportLines }),
    ...(exportAlso.length > 0 && { exportAlso }),
    ...(resource.identity.length > 0 && { identity: resource.identity }),
  };
}
