import type { Access } from '../../../domain/access/access.ts';
import { judge } from '../../../domain/access/access.ts';
import type { Field, Resource } from '../../../domain/schema/model.ts';
import type { Saying } from '../../../domain/schema/represent.ts';
import type { Sql } from '../../db/database.ts';
import { findRecords } from '../query/one.ts';
import { spokenName } from '../record-name.ts';
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
    if (resource === undefined || judge(access, resource.access.list) !== 'allowed') continue;
    for (const record of await findRecords(sql, storeId, resource, [...ids])) {
      const called = spokenName(resource, access, record, saying);
      if (called !== null) found.set(`${name} ${String(record['id'])}`, called);
    }
  }
  return {
    of: (name, id) => found.get(`${name} ${String(id)}`) ?? (typeof id === 'number' ? id : null),
  };
}

function collect(field: Field, records: readonly Row[], wanted: Map<string, Set<number>>): void {
  const values = records.map((record) => record[field.source]);
  if (field.kind === 'items')
    for (const member of field.items ?? [])
      collect(
        member,
        values.flatMap((rows) => (Array.isArray(rows) ? rows : [])),
        wanted,
      );
  if (field.ref === undefined || (field.kind !== 'reference' && field.kind !== 'references')) return;
  const ids = wanted.get(field.ref.resource) ?? new Set<number>();
  for (const id of values.flat()) if (typeof id === 'number') ids.add(id);
  wanted.set(field.ref.resource, ids);
}
