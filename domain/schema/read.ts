import type { Field, Resource } from './model.ts';
import type { JsonSchema, ResourceSchema } from './vocabulary.ts';
import { readAnswered, readFields, systemFields } from './fields.ts';
import { OPERATIONS, readAccess } from './operations.ts';
import { elementOf, partsOf } from './parts.ts';
import { resolveRefs } from './refs.ts';
import { readForms, readList } from './views.ts';

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
export function isResourceSchema(content: unknown): content is ResourceSchema {
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
  return resources
    .map((resource) => ({ ...resource, refFilters: [...(asked.get(resource.name) ?? [])] }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
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
