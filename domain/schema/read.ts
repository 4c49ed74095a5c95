import { elementOf, isColumn, isScalar, partsOf, readAnswered, readFields, systemFields } from './fields.ts';
import { SHAPES } from './kinds.ts';
import type { BulkField, Column, Field, FormView, Resource, Section } from './model.ts';
import { placeholdersOf } from './represent.ts';
import {
  OPERATIONS,
  type JsonSchema,
  type Operation,
  type ResourceSchema,
  type View,
  type Words,
  type XColumn,
  type XForm,
  type XSection,
} from './vocabulary.ts';

export const COMMON_FILE = 'common.json';
/** Larger pages are exports (security advisory 36), unless the schema declares a small table. */
const MAX_PAGE = 100;

/**
 * The model of one schema without mistakes (`lintSchemas`).
 * @param common content of `common.json`, for `$ref`s and for the labels of the system fields
 * @throws Error when a `$ref` has no target
 */
export function readResource(schema: ResourceSchema, common: JsonSchema = {}): Resource {
  const definitions = { local: schema.$defs ?? {}, common: common.$defs ?? {} };
  const properties = Object.fromEntries(
    Object.entries(schema.properties).map(([source, property]) => [
      source,
      resolveRefs(property, definitions),
    ]),
  );
  const own = { properties, required: schema.required ?? [] };
  const fields = [...systemFields(definitions.common), ...readFields(own)];
  const { name, label, representation, share, icon, menu, operations, version, maxPage, renamedFrom } =
    schema['x-resource'];
  return {
    name,
    table: name.replaceAll('-', '_'),
    schema,
    ...(renamedFrom !== undefined && { renamedFrom }),
    version: version ?? 1,
    maxPage: maxPage ?? MAX_PAGE,
    label,
    representation,
    ...(share === undefined ? {} : { share }),
    icon: icon ?? 'table',
    menu: menu ?? { group: 'manage', order: 100 },
    operations: operations ?? [...OPERATIONS],
    access: readAccess(schema),
    fields,
    answered: readAnswered(own),
    rules: schema['x-rules'] ?? [],
    list: readList(schema, fields),
    ...(schema['x-export']?.label && { exportLabel: schema['x-export'].label }),
    ...(schema['x-export']?.lines !== undefined && { exportLines: schema['x-export'].lines }),
    identity: schema['x-import']?.identity ?? [],
    views: readForms(schema, fields),
    refFilters: [],
  };
}

/** Whether a file's content has the members that reading needs; the linter reports other mistakes. */
function isResourceSchema(content: unknown): content is ResourceSchema {
  return (
    typeof content === 'object' &&
    content !== null &&
    'x-resource' in content &&
    'properties' in content &&
    typeof content.properties === 'object'
  );
}

function isSchema(content: unknown): content is JsonSchema {
  return typeof content === 'object' && content !== null;
}

/**
 * The models of a folder of schemas, ordered by name.
 * @param files parsed content by file name; `common.json` is optional
 * @throws Error naming the file that is no resource schema
 */
export function readResources(files: Record<string, unknown>): Resource[] {
  const common = files[COMMON_FILE];
  const resources = Object.entries(files)
    .filter(([file]) => file !== COMMON_FILE)
    .map(([file, content]) => {
      if (!isResourceSchema(content)) throw new Error(`${file} is not a resource schema`);
      return readResource(content, isSchema(common) ? common : {});
    });
  const asked = refFilters(resources.flatMap(({ fields }) => fields));
  const groups = new Map(
    resources.flatMap(({ menu }) => (menu !== false && menu.label ? [[menu.group, menu.label]] : [])),
  );
  return resources
    .map((resource) => ({
      ...resource,
      menu: namedMenu(resource.menu, groups),
      refFilters: [...(asked.get(resource.name) ?? [])],
    }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** One resource of a group has its words. Who may not read that one has the group all the same. */
function namedMenu(menu: Resource['menu'], groups: ReadonlyMap<string, Words>): Resource['menu'] {
  const label = menu === false ? undefined : groups.get(menu.group);
  return menu === false || label === undefined ? menu : { ...menu, label };
}

/** The properties that references of these fields filter by, at any depth, by the name of the other resource. */
function refFilters(fields: Field[], asked = new Map<string, Set<string>>()): Map<string, Set<string>> {
  for (const field of fields) {
    const { resource, filter } = (elementOf(field) ?? field).ref ?? {};
    if (resource !== undefined && filter !== undefined)
      asked.set(resource, new Set([...(asked.get(resource) ?? []), ...Object.keys(filter)]));
    refFilters(partsOf(field) ?? [], asked);
  }
  return asked;
}

/** The permission of each operation is `<name>.<verb>` unless `x-access` says otherwise. */
const VERBS: Record<Operation, 'read' | 'write' | 'delete' | 'export'> = {
  list: 'read',
  show: 'read',
  create: 'write',
  edit: 'write',
  delete: 'delete',
  bulkDelete: 'delete',
  export: 'export',
};

function readAccess(schema: ResourceSchema): Resource['access'] {
  const rule = (operation: Operation) => ({
    permission: `${schema['x-resource'].name}.${VERBS[operation]}`,
    ...schema['x-access']?.[operation],
  });
  return {
    list: rule('list'),
    show: rule('show'),
    create: rule('create'),
    edit: rule('edit'),
    delete: rule('delete'),
    bulkDelete: rule('bulkDelete'),
    export: rule('export'),
  };
}

interface Definitions {
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

const asColumn = (entry: string | XColumn): XColumn =>
  typeof entry === 'string' ? { source: entry } : entry;

function listable(field: Field): boolean {
  return !field.writeOnly && !field.hidden.includes('list') && (isScalar(field.kind) || !isColumn(field));
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
    .filter(({ source, kind, readOnly }) => shown.has(source) && SHAPES[kind].state === true && !readOnly)
    .map(({ source }) => ({ source, along: [] }));
}

/** What people read of a record, so what they type to find it: the texts and numbers of its representation. */
function namesOf(schema: ResourceSchema, fields: Field[]): string[] {
  return placeholdersOf(schema['x-resource'].representation).filter((source) =>
    fields.some(
      (field) =>
        field.source === source &&
        SHAPES[field.kind].searched === 'names' &&
        !field.system &&
        !field.writeOnly &&
        field.access.read === undefined,
    ),
  );
}

/** The list view with its defaults: newest first, ten rows, found by its name. */
function readList(schema: ResourceSchema, fields: Field[]): Resource['list'] {
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
function readForms(schema: ResourceSchema, fields: Field[]): Resource['views'] {
  const views = schema['x-views'];
  return {
    create: readForm(views?.create ?? views?.form, fields, 'create'),
    edit: readForm(views?.edit ?? views?.form, fields, 'edit'),
    show: readForm(views?.show ?? views?.form, fields, 'show'),
  };
}
