import type { Field, Resource } from '../../../domain/schema/model.ts';
import type { Sql } from '../../db/database.ts';
import { quote } from '../../db/ddl/identifiers.ts';
import { linkTableName } from '../../db/ddl/tables.ts';
import { Statement } from '../statement.ts';
import type { Selection } from './list-query.ts';
import { whereOf } from './where.ts';

/** How many records point at one. */
export interface Count {
  /** Of the record that is pointed at. */
  id: number;
  count: number;
}

/** One count for each id, in their order, of the records that meet the conditions. One statement for all. */
export async function countByReference(
  sql: Sql,
  storeId: number,
  resource: Resource,
  { conditions, by, ids }: { conditions: Selection['conditions']; by: Field; ids: readonly number[] },
): Promise<Count[]> {
  const statement = new Statement();
  const where = whereOf(resource, storeId, { conditions, search: [] }, statement);
  const asked = statement.bind(ids);
  const text =
    by.kind === 'references'
      ? `select l.target_id as id, count(*) as n from ${quote(linkTableName(resource, by.source))} l join ${quote(resource.table)} t on t.store_id = l.store_id and t.id = l.parent_id where ${where} and l.store_id = $1 and l.target_id = any(${asked}) group by l.target_id`
      : `select t.${quote(by.column)} as id, count(*) as n from ${quote(resource.table)} t where ${where} and t.${quote(by.column)} = any(${asked}) group by 1`;
  const rows = await statement.run<{ id: number; n: number }>(sql, text);
  const counts = new Map(rows.map(({ id, n }) => [Number(id), Number(n)]));
  return ids.map((id) => ({ id, count: counts.get(id) ?? 0 }));
}
