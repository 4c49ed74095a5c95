import type { Sql } from '../../db/database.ts';
import type { FailedRecord } from './failure-sentences.ts';
import { refusalIn } from './refusal.ts';

/** Failed records of an import behind a line, in the order of their lines. */
export async function failuresOf(
  sql: Sql,
  { storeId, id, after, limit }: { storeId: number; id: number; after: number; limit: number },
): Promise<FailedRecord[]> {
  const rows = await sql
    .selectFrom('import_records')
    .select(['line', 'lines', 'refusal'])
    .where('store_id', '=', storeId)
    .where('import_id', '=', id)
    .where('state', '=', 'failed')
    .where('line', '>', after)
    .orderBy('line')
    .limit(limit)
    .execute();
  return rows.map(({ line, lines, refusal }) => ({ line, lines, refusal: refusalIn(refusal) }));
}
