import type { Resource } from '../../../domain/schema/model.ts';
import { quote } from '../../db/ddl/identifiers.ts';
import type { Sql } from '../../db/database.ts';
import type { Row } from '../../modules/module.ts';
import { decode, projectionOf, type ProjectionName } from '../record.ts';
import { query } from '../statement.ts';

/** One record of the store, or null. `stored` includes secrets: never answer with it. */
export async function findRecord(
  sql: Sql,
  storeId: number,
  resource: Resource,
  id: number,
  projection: ProjectionName = 'answer',
): Promise<Row | null> {
  const [record] = await findRecords(sql, storeId, resource, [id], projection);
  return record ?? null;
}

/** Those of the ids that exist in the store, in the order of the ids. */
export async function findRecords(
  sql: Sql,
  storeId: number,
  resource: Resource,
  ids: number[],
  projection: ProjectionName = 'answer',
): Promise<Row[]> {
  const { fields, select } = projectionOf(resource, projection);
  const one = ids.length === 1;
  const text = `select ${select} from ${quote(resource.table)} t where t.store_id = $1 and t.id = ${one ? '$2' : 'any($2)'}`;
  const rows = await query<Row>(sql, text, [storeId, one ? (ids[0] ?? 0) : ids]);
  const byId = new Map(rows.map((row) => [row['id'], decode(fields, row)]));
  return ids.map((id) => byId.get(id)).filter((record) => record !== undefined);
}
