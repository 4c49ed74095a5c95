import type { Resource } from '../../../domain/schema/model.ts';
import { quote } from '../../db/ddl/identifiers.ts';
import { mentionsOf } from '../../db/ddl/mentions.ts';
import { ApiError } from '../../errors.ts';
import type { WriteContext } from '../../modules/module.ts';
import type { Row } from '../row.ts';
import { query } from '../statement.ts';
import { recordAudit } from './audit.ts';
import { describeChanges, filledFields } from './changes.ts';
import { eventOf } from './event.ts';
import { lockRecords } from './lock.ts';
import { refuseStale } from './if-match.ts';
import { refuseNeeded } from './needed-links.ts';
import { deleteViolation } from './violations.ts';

/**
 * Deletes all of the records or none. Returns them as they were, in the order of their ids.
 * Throws `not_found` with the `missing` ids, `stale` (one record and `ifMatch` only), `in_use`, or what a hook throws.
 */
export async function deleteRecords(
  write: WriteContext,
  resource: Resource,
  ids: number[],
  ifMatch: string | null = null,
): Promise<Row[]> {
  const records = await lockRecords(write, resource, ids);
  const found = new Set(records.map(({ id }) => id));
  const missing = ids.filter((id) => !found.has(id));
  if (missing.length > 0) throw new ApiError('not_found', { details: { missing } });
  const [first] = records;
  if (first !== undefined) refuseStale(write, resource, first, ifMatch);
  for (const hook of write.ports.state.hooks.of(resource.name)) await hook.deleting?.(write, records);
  const going = [...found].map(Number);
  await refuseNeeded(write, resource, going);
  await remove(write, resource, going).catch((error: unknown) => {
    throw deleteViolation(error, write.ports.resources);
  });
  for (const record of records) write.tx.notify(eventOf(resource, 'deleted', record));
  await recordAudit(
    write,
    records.map((record) => ({
      action: 'delete',
      resource: resource.name,
      recordId: Number(record['id']),
      changes: describeChanges(filledFields(resource, record), record, null),
    })),
  );
  return records;
}

/** Child and link rows go with their parent by `on delete cascade`. */
async function remove(write: WriteContext, resource: Resource, ids: number[]): Promise<void> {
  // Records of one call may name each other; the cascade comes too late for the foreign key.
  for (const { table, owner } of mentionsOf(resource)) {
    if (owner !== resource.table) continue;
    const forget = `delete from ${quote(table.name)} where store_id = $1 and parent_id = any($2)`;
    await query(write.tx.sql, forget, [write.storeId, ids]);
  }
  const text = `delete from ${quote(resource.table)} where store_id = $1 and id = any($2)`;
  await query(write.tx.sql, text, [write.storeId, ids]);
}
