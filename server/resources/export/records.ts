import type { Resource } from '../../../domain/schema/model.ts';
import type { Database } from '../../db/database.ts';
import { findRecords } from '../query/one.ts';
import type { Row } from '../row.ts';

const CHUNK = 500;

/**
 * Reads records by id, in the order given, a few hundred at a time. The selection is fixed when the export begins.
 * Memory holds one chunk, and no connection is kept while the client downloads. Records deleted meanwhile are left
 * out.
 */
export async function* exportRecords(
  database: Database,
  storeId: number,
  resource: Resource,
  ids: number[],
): AsyncGenerator<Row> {
  for (let at = 0; at < ids.length; at += CHUNK) {
    const chunk = ids.slice(at, at + CHUNK);
    yield* await database.read(storeId, (sql) => findRecords(sql, storeId, resource, chunk));
  }
}
