import type { Field, Resource } from '../../../domain/schema/model.ts';
import { writablePart } from '../../../domain/schema/writable.ts';
import { quote } from '../../db/ddl/identifiers.ts';
import { mentionsOf } from '../../db/ddl/mentions.ts';
import { linkTableName } from '../../db/ddl/tables.ts';
import { ApiError } from '../../errors.ts';
import type { WriteContext } from '../../context.ts';
import { findRecords } from '../query/one.ts';
import type { Row } from '../row.ts';
import { unseal } from '../secrets.ts';
import { query } from '../statement.ts';
import { describeChanges, filledFields, recordAudit } from './audit.ts';
import { linkedIds } from './children.ts';
import { eventOf } from './event.ts';
import { refuseStale } from './version.ts';
import { lockRecords } from './lock.ts';
import { deleteViolation } from './violations.ts';

/** Records that are held in memory at once. */
const STEP = 200;

/**
 * Refuses to delete records of a resource while another record must keep its link to one of them: it would have too
 * few, or a rule requires or locks the list. Other links go with their record. The records must be locked.
 * Throws `in_use`, naming the resource.
 */
async function refuseNeeded(write: WriteContext, resource: Resource, ids: number[]): Promise<void> {
  for (const other of write.ports.resources)
    for (const field of other.fields.filter((one) => one.ref?.resource === resource.name))
      if (mayNeed(other, field)) await refuseNeededBy(write, other, field, resource, ids);
}

/** Whether the schema says anything of the list: most lists may lose any link, and nothing is read for them. */
function mayNeed(resource: Resource, field: Field): boolean {
  const isRuled = resource.rules.some(
    ({ then }) => then.require?.includes(field.source) || then.readOnly?.includes(field.source),
  );
  return field.kind === 'references' && (isRuled || (field.schema.minItems ?? 0) > 0);
}

async function refuseNeededBy(
  write: WriteContext,
  other: Resource,
  field: Field,
  resource: Resource,
  ids: number[],
): Promise<void> {
  const gone = new Set(ids);
  // A record that is deleted with the others needs none of them.
  const leaving = other.name === resource.name ? ids : [];
  let last = 0;
  for (;;) {
    const records = await linkedAfter(write, other, field, { ids, leaving, last });
    if (records.some((record) => isNeeded(write, other, field, record, gone)))
      throw new ApiError('in_use', { details: { resource: other.name } });
    if (records.length < STEP) return;
    last = Number(records.at(-1)?.['id']);
  }
}

/** Locks the next records that link to one of the ids, in the order of their own. Reads them with their secrets. */
async function linkedAfter(
  { tx, storeId, ports }: WriteContext,
  other: Resource,
  field: Field,
  { ids, leaving, last }: { ids: number[]; leaving: number[]; last: number },
): Promise<Row[]> {
  const links = quote(linkTableName(other, field.source));
  const text = `select t.id from ${quote(other.table)} t
    where t.store_id = $1 and t.id > $4 and t.id <> all($3)
      and exists (select from ${links} l where l.store_id = $1 and l.parent_id = t.id and l.target_id = any($2))
    order by t.id limit ${STEP} for update`;
  const found = await query<{ id: number }>(tx.sql, text, [storeId, ids, leaving, last]);
  const linked = found.map(({ id }) => Number(id));
  const records = linked.length === 0 ? [] : await findRecords(tx.sql, storeId, other, linked, 'stored');
  return Promise.all(records.map((record) => unseal(ports.secrets, other, storeId, record)));
}

/** Whether the record without the links would be refused at the list. What else it lacks is no reason. */
function isNeeded(
  { ports }: WriteContext,
  other: Resource,
  field: Field,
  record: Row,
  gone: ReadonlySet<number>,
): boolean {
  const validator = ports.state.validators.of(other);
  const before = writablePart(other, record);
  const kept = linkedIds(record, field).filter((id) => !gone.has(id));
  const after = validator.normalise({ ...before, [field.source]: kept });
  return Object.hasOwn(validator.update(after, before), field.source);
}

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
  if (first !== undefined) await refuseStale(write, resource, first, ifMatch);
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
