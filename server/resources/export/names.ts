import type { Access } from '../../../domain/access/access.ts';
import { judge } from '../../../domain/access/access.ts';
import { lookupRule } from '../../../domain/access/lookups.ts';
import { isObject } from '../../../domain/json/is-object.ts';
import type { Field, Resource } from '../../../domain/schema/model.ts';
import { elementOf, partsOf } from '../../../domain/schema/parts.ts';
import type { Saying } from '../../../domain/schema/represent.ts';
import type { Sql } from '../../db/database.ts';
import { withLookup } from '../lookup.ts';
import { findRecords } from '../query/one.ts';
import { spokenName } from '../record-name.ts';
import { sayingReferences } from '../reference-names.ts';
import type { Row } from '../row.ts';

/** What the records are called that others refer to, by resource and id. */
export interface Names {
  of(resource: string, id: unknown): string | number | null;
}

/**
 * The names of all records that these ones refer to, in one statement for each resource. A record that this member may
 * not read keeps its number.
 */
export async function findNames(
  sql: Sql,
  storeId: number,
  { resources, access, saying }: { resources: readonly Resource[]; access: Access; saying: Saying },
  fields: readonly Field[],
  records: readonly Row[],
): Promise<Names> {
  const wanted = new Map<string, Set<number>>();
  for (const field of fields) collect(field, records, wanted);
  const found = new Map<string, string>();
  for (const [name, ids] of wanted) {
    const resource = resources.find((candidate) => candidate.name === name);
    if (resource === undefined || judge(access, lookupRule(name, resource.access.list)) !== 'allowed')
      continue;
    const targets = await findRecords(sql, storeId, resource, [...ids]);
    const target = withLookup(resource);
    const reader = { resources, access, saying };
    const spoken = await sayingReferences(sql, storeId, reader, [{ resource: target, records: targets }]);
    for (const record of targets) {
      const called = spokenName(target, access, record, spoken);
      if (called !== null) found.set(`${name} ${String(record['id'])}`, called);
    }
  }
  return {
    of: (name, id) => found.get(`${name} ${String(id)}`) ?? (typeof id === 'number' ? id : null),
  };
}

/** Ids by resource, of the field itself, the elements of a list and what objects hold. */
function collect(field: Field, records: readonly Row[], wanted: Map<string, Set<number>>): void {
  const values = records.flatMap((record): unknown[] => [record[field.source]].flat());
  const ref = field.kind === 'collection' ? undefined : (elementOf(field) ?? field).ref;
  if (ref !== undefined) {
    const ids = wanted.get(ref.resource) ?? new Set<number>();
    for (const id of values) if (typeof id === 'number') ids.add(id);
    wanted.set(ref.resource, ids);
    return;
  }
  const rows = values.filter(isObject);
  if (rows.length > 0) for (const part of partsOf(field) ?? []) collect(part, rows, wanted);
}
