import { judge, lookupRule, LOOKUPS, type Access } from '../../domain/access/access.ts';
import type { Field, Resource } from '../../domain/schema/model.ts';
import { fieldOf } from '../../domain/schema/query.ts';
import { DEEPEST_NAME, placeholdersOf, representRecord } from '../../domain/schema/represent.ts';
import type { Saying } from '../../domain/kinds/spoken.ts';
import type { Sql } from '../db/database.ts';
import { isReadable } from './fields.ts';
import { findRecords } from './query/one.ts';
import type { Row } from './row.ts';

/**
 * The resource as each of its readers sees it: the fields outside of its lookup take the right to read the resource.
 * Filters, sorts and searches by such a field are then refused as those by any field that a member may not read.
 */
export function withLookup(resource: Resource): Resource {
  const lookup = LOOKUPS[resource.name];
  if (lookup === undefined) return resource;
  const read = { permission: resource.access.list.permission };
  const limited = (field: Field): Field =>
    field.system || field.access.read !== undefined || lookup.fields.includes(field.source)
      ? field
      : { ...field, access: { ...field.access, read } };
  return { ...resource, fields: resource.fields.map(limited), answered: resource.answered.map(limited) };
}

/** The resource with the fields of its lookup alone; undefined without one. */
export function lookupPart(resource: Resource): Resource | undefined {
  const lookup = LOOKUPS[resource.name];
  if (lookup === undefined) return undefined;
  const part = (one: Field) => one.system || lookup.fields.includes(one.source);
  return { ...resource, fields: resource.fields.filter(part), answered: resource.answered.filter(part) };
}

/**
 * What the screens call a record: dates, enums and amounts as people read them. Null when it lacks every field that
 * names it, or the reader may not see one of them.
 */
export function spokenName(resource: Resource, access: Access, record: Row, saying: Saying): string | null {
  const { representation } = resource;
  const readable = placeholdersOf(representation).every((source) => {
    const field = fieldOf(resource, source);
    return field !== undefined && isReadable(field, access);
  });
  if (!readable) return null;
  return representRecord(representation, (source) => fieldOf(resource, source), record, saying) || null;
}

interface Reader {
  resources: readonly Resource[];
  access: Access;
  saying: Saying;
}

/**
 * The saying with the names of the records that these records' own names show, such as the customer of a quote. One
 * statement for each resource, and none where no name shows another record.
 */
export async function sayingReferences(
  sql: Sql,
  storeId: number,
  { resources, access, saying }: Reader,
  named: readonly { resource: Resource; records: readonly Row[] }[],
  depth = DEEPEST_NAME,
): Promise<Saying> {
  const wanted = referencesOf(named);
  if (depth === 0 || wanted.size === 0) return saying;
  const found = new Map<string, { resource: Resource; record: Row; deeper: Saying }>();
  for (const [name, ids] of wanted) {
    const resource = resources.find((one) => one.name === name);
    if (resource === undefined || judge(access, lookupRule(name, resource.access.list)) !== 'allowed')
      continue;
    const records = await findRecords(sql, storeId, resource, [...ids]);
    const target = withLookup(resource);
    const reader = { resources, access, saying };
    const deeper = await sayingReferences(sql, storeId, reader, [{ resource: target, records }], depth - 1);
    for (const record of records)
      found.set(`${name} ${String(record['id'])}`, { resource: target, record, deeper });
  }
  return {
    ...saying,
    nameOf: ({ resource: name, label }, id) => {
      const known = found.get(`${name} ${id}`);
      if (known === undefined) return undefined;
      const { resource, record, deeper } = known;
      const shown = label === undefined ? resource : { ...resource, representation: label };
      return spokenName(shown, access, record, deeper) ?? undefined;
    },
  };
}

/** The ids that the names of the records show, by resource. */
function referencesOf(
  named: readonly { resource: Resource; records: readonly Row[] }[],
): Map<string, Set<number>> {
  const wanted = new Map<string, Set<number>>();
  for (const { resource, records } of named)
    for (const source of placeholdersOf(resource.representation)) {
      const field = fieldOf(resource, source);
      if (field?.kind !== 'reference' || field.ref === undefined) continue;
      const ids = wanted.get(field.ref.resource) ?? new Set<number>();
      for (const { [source]: id } of records) if (typeof id === 'number') ids.add(id);
      wanted.set(field.ref.resource, ids);
    }
  return wanted;
}
