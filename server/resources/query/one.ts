import type { Resource } from '../../../domain/schema/model.ts';
import type { Sql } from '../../db/database.ts';
import { decode, projectionOf, type ProjectionName } from '../record.ts';
import type { Row } from '../row.ts';
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
  const { fields, one, many } = projectionOf(resource, projection);
  const [id = 0] = ids;
  const rows =
    ids.length === 1
      ? await query<Row>(sql, one, [storeId, id])
      : await query<Row>(sql, many, [storeId, ids]);
  const byId = new Map(rows.map((row) => [row['id'], decode(fields, row)]));
  return ids.map((id) => byId.get(id)).filter((record) => record !== undefined);
}
