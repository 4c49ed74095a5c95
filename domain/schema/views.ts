import type { BulkField, Column, Field, FormView, Resource, Section } from './model.ts';
import type { ResourceSchema, View, XColumn, XForm, XSection } from './vocabulary.ts';
import { isScalar } from './kinds.ts';
import { placeholdersOf } from './representation.ts';

const asColumn = (entry: string | XColumn): XColumn =>
  typeof entry === 'string' ? { source: entry } : entry;

const STATES = new Set<Field['kind']>(['enum', 'flag', 'boolean']);
const LISTABLE = new Set(['references', 'items', 'collection']);

function listable(field: Field): boolean {
  return (
    !field.writeOnly && !field.hidden.includes('list') && (isScalar(field.kind) || LISTABLE.has(field.kind))
  );
}

function readColumn(entry: string | XColumn, fields: Field[]): Column {
  const { source, sortable, hidden, ...rest } = asColumn(entry);
  const field = fields.find((candidate) => candidate.source === source);
  const comparable =
    field !== undefined && isScalar(field.kind) && !field.writeOnly && field.display !== 'image';
  return { source, ...rest, sortable: comparable && sortable !== false, hidden: hidden === true };
}

/**
 * Named columns come first. Users can switch on a property that no column names, but cannot sort by it: every sortable
 * column costs an index. Without named columns all properties are shown.
 */
function readColumns(schema: ResourceSchema, fields: Field[]): Column[] {
  const named = schema['x-views']?.list?.columns;
  const candidates = fields.filter(
    (field) => listable(field) && field.source !== 'id' && field.source !== 'version',
  );
  if (!named)
    return candidates.filter((field) => !field.system).map((field) => readColumn(field.source, fields));
  const columns = named.map((entry) => readColumn(entry, fields));
  const placed = new Set(columns.map((column) => column.source));
  const rest = candidates.filter((field) => !placed.has(field.source));
  return [
    ...columns,
    ...rest.map((field) => readColumn({ source: field.source, hidden: true, sortable: false }, fields)),
  ];
}

/** Left out: the states and switches among the columns that are shown at first. */
function readBulk(schema: ResourceSchema, fields: Field[], columns: Column[]): BulkField[] {
  const named = schema['x-views']?.list?.bulk;
  if (named !== undefined)
    return named.map((entry) => ({ along: [], ...(typeof entry === 'string' ? { source: entry } : entry) }));
  const shown = new Set(columns.filter(({ hidden }) => !hidden).map(({ source }) => source));
  return fields
    .filter(({ source, kind, readOnly }) => shown.has(source) && STATES.has(kind) && !readOnly)
    .map(({ source }) => ({ source, along: [] }));
}

/** What people read of a record, so what they type to find it: the texts and numbers of its representation. */
function namesOf(schema: ResourceSchema, fields: Field[]): string[] {
  return placeholdersOf(schema['x-resource'].representation).filter((source) =>
    fields.some(
      (field) =>
        field.source === source &&
        (field.kind === 'text' || field.kind === 'integer') &&
        !field.system &&
        !field.writeOnly &&
        field.access.read === undefined,
    ),
  );
}

/** The list view with its defaults: newest first, ten rows, found by its name. */
export function readList(schema: ResourceSchema, fields: Field[]): Resource['list'] {
  const list = schema['x-views']?.list;
  const columns = readColumns(schema, fields);
  return {
    columns,
    sort: list?.sort ?? { field: 'created_at', order: 'DESC' },
    perPage: list?.perPage ?? 10,
    ...(list?.cardSizes && { cardSizes: list.cardSizes }),
    filters: (list?.filters ?? []).map((filter) => ({ alwaysOn: false, aliases: [], ...filter })),
    search: list?.search ?? namesOf(schema, fields),
    ...(list?.card && { card: list.card }),
    ...(list?.sorts && { sorts: list.sorts }),
    ...(list?.views && { views: list.views }),
    ...(list?.arrivals && { arrivals: list.arrivals }),
    ...(list?.empty && { empty: list.empty }),
    bulk: readBulk(schema, fields, columns),
  };
}

function belongs(field: Field, view: View): boolean {
  if (field.hidden.includes(view)) return false;
  if (view === 'create') return !field.readOnly;
  return view === 'edit' ? !field.system : !field.writeOnly;
}

function readSection({ columns, fields, ...section }: XSection, belonging: ReadonlySet<string>): Section {
  const entries = fields
    .map(asColumn)
    .filter(({ source, hidden }) => belonging.has(source) && hidden !== true);
  return {
    ...section,
    columns: columns ?? 1,
    fields: entries.map(({ source, width, component }) => ({
      source,
      ...(width !== undefined && { width }),
      ...(component !== undefined && { component }),
    })),
  };
}

/** Properties that no section names go to the end of the last one, system fields last. Empty sections are dropped. */
function readForm(form: XForm | undefined, fields: Field[], view: View): FormView {
  const own = fields.toSorted((a, b) => Number(a.system) - Number(b.system));
  const belonging = own.filter((field) => belongs(field, view)).map((field) => field.source);
  const known = new Set(belonging);
  const written = form?.sections ?? [];
  const named = new Set(written.flatMap((section) => section.fields.map((entry) => asColumn(entry).source)));
  const rest = belonging.filter((source) => !named.has(source)).map((source) => ({ source }));
  const sections = written.map((section) => readSection(section, known));
  const last = sections.pop() ?? { id: 'main', columns: 1, fields: [] };
  const complete = [...sections, { ...last, fields: [...last.fields, ...rest] }];
  return {
    mode: form?.mode ?? 'simple',
    ...(form?.phone && { phone: form.phone }),
    sections: complete.filter((section) => section.fields.length > 0),
  };
}

/** `create`, `edit` and `show`. Each falls back to `form`, which falls back to the order of `properties`. */
export function readForms(schema: ResourceSchema, fields: Field[]): Resource['views'] {
  const views = schema['x-views'];
  return {
    create: readForm(views?.create ?? views?.form, fields, 'create'),
    edit: readForm(views?.edit ?? views?.form, fields, 'edit'),
    show: readForm(views?.show ?? views?.form, fields, 'show'),
  };
}
