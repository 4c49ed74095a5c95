import type { Sql } from '../../db/database.ts';

/** What takes the call of a log entry back. */
export interface UndoOfEntry {
  id: number;
  kind: string;
  /** How many records the call changed or deleted. */
  records: number;
}

interface Entry {
  resource: string;
  record_id: number | null;
  request_id: string;
}

/** For each entry the undo of its call, while there is one: a day, and until it is used. */
export async function findUndoOffers(
  sql: Sql,
  storeId: number,
  entries: readonly Entry[],
  now: Date,
): Promise<(UndoOfEntry | null)[]> {
  const requests = [...new Set(entries.map(({ request_id }) => request_id))];
  if (requests.length === 0) return [];
  const undos = await sql
    .selectFrom('undos')
    .select(['id', 'kind', 'resource', 'request_id', 'record_ids'])
    .where('store_id', '=', storeId)
    .where('request_id', 'in', requests)
    .where('undone_at', 'is', null)
    .where('expires_at', '>', now)
    .execute();
  return entries.map(({ resource, request_id, record_id }) => {
    const undo = undos.find(
      (one) =>
        one.request_id === request_id &&
        one.resource === resource &&
        one.record_ids.some((id) => Number(id) === record_id),
    );
    return undo === undefined ? null : { id: undo.id, kind: undo.kind, records: undo.record_ids.length };
  });
}
