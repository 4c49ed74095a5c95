import type { Resource } from '../../../domain/schema/model.ts';
import { quote } from '../../db/ddl/identifiers.ts';
import { ApiError } from '../../errors.ts';
import type { WriteContext } from '../../modules/module.ts';
import { isWithinBranches } from '../branches.ts';
import { attempt } from '../bulk/attempt.ts';
import { refused, type Refused } from '../bulk/outcome.ts';
import { inPasses } from '../bulk/passes.ts';
import { speakingOf, type Speaking } from '../bulk/speaking.ts';
import { findRecords } from '../query/one.ts';
import type { Row } from '../row.ts';
import { query } from '../statement.ts';
import { recordAudit, type AuditEntry } from '../write/audit.ts';
import { describeChanges, filledFields } from '../write/changes.ts';
import { eventOf } from '../write/event.ts';
import { fieldViolation } from '../write/violations.ts';
import { restoreRows } from './restore.ts';
import { deletionSteps, type Step } from './steps.ts';
import { noneUndone, type Undone } from './undo-change.ts';
import { settleUndo, takeUndo } from './undo-table.ts';

const KEPT = 'select row from undo_rows where store_id = $1 and undo_id = $2 and step = 0 and root_id = $3';

/** A record that is deleted, as far as its own row has it: columns, by the names of their fields. */
async function keptRecord(
  write: WriteContext,
  resource: Resource,
  undoId: number,
  id: number,
): Promise<Row | undefined> {
  const [found] = await query<{ row: Row }>(write.tx.sql, KEPT, [write.storeId, undoId, id]);
  if (found === undefined) return undefined;
  return Object.fromEntries(resource.fields.map(({ source, column }) => [source, found.row[column]]));
}

const REPLACE = `update undo_rows set row = jsonb_set(row, array[$4::text], to_jsonb($5::text))
where store_id = $1 and undo_id = $2 and step = 0 and root_id = $3`;

/** Chooses a value anew that the server chose and another record has by now, such as a product's address. */
async function replaceTakenValue(
  write: WriteContext,
  resource: Resource,
  undoId: number,
  id: number,
): Promise<void> {
  const free = write.ports.state.hooks.of(resource.name).find((hook) => hook.free !== undefined)?.free;
  const field = resource.fields.find(({ source }) => source === free?.source);
  const record = await keptRecord(write, resource, undoId, id);
  if (free === undefined || field === undefined || record === undefined) return;
  const taken = `select from ${quote(resource.table)} where store_id = $1 and ${quote(field.column)} = $2`;
  const value = record[field.source];
  if (typeof value !== 'string') return;
  if ((await query(write.tx.sql, taken, [write.storeId, value])).length === 0) return;
  const next = await free.find(write, record);
  await query(write.tx.sql, REPLACE, [write.storeId, undoId, id, field.column, next]);
}

/**
 * Brings deleted records back under their ids, with their items, links, and the references to them. Throws
 * `undone_already` and `undo_expired`. When no record could return, it throws what refused the first one. That is a
 * unique value that is taken by now, a plan's limit, or stock that has been sold.
 */
export async function undoDeletion(write: Speaking, resource: Resource, undoId: number): Promise<Undone> {
  const kept = await takeUndo(write, resource, 'delete', undoId);
  const ids = kept.record_ids.map(Number);
  const steps = deletionSteps(write.ports.resources, resource) ?? [];
  const together = await attempt(write, (part) => bringBack(part, resource, steps, undoId, ids));
  if ('done' in together) {
    await settleUndo(write, kept, []);
    return { undone: ids, failed: [] };
  }
  const { done, stayed } = await inPasses(ids, (id) =>
    attempt(write, async (part) => {
      await replaceTakenValue(part, resource, undoId, id);
      await bringBack(part, resource, steps, undoId, [id]);
    }),
  );
  const failed: Refused[] = [];
  for (const { id, error } of stayed) {
    const record = await keptRecord(write, resource, undoId, id);
    const spoken = await speakingOf(write, resource, record === undefined ? [] : [record]);
    failed.push(refused(spoken, resource, { id, record }, error));
  }
  if (done.size === 0) throw noneUndone(failed);
  await settleUndo(write, kept, failed);
  return { undone: [...done.keys()], failed };
}

async function bringBack(
  write: WriteContext,
  resource: Resource,
  steps: readonly Step[],
  undoId: number,
  ids: number[],
): Promise<void> {
  await restoreRows(write, steps, undoId, ids).catch((error: unknown) => {
    throw fieldViolation(error, resource);
  });
  const found = await findRecords(write.tx.sql, write.storeId, resource, ids, 'stored');
  const records = found.filter((record) => isWithinBranches(write.access, resource, record));
  if (records.length < ids.length) throw new ApiError('not_found');
  const hooks = write.ports.state.hooks.of(resource.name);
  for (const hook of hooks) await hook.locking?.(write, records);
  for (const record of records) for (const hook of hooks) await hook.restored?.(write, record);
  for (const record of records) write.tx.notify(eventOf(resource, 'created', record));
  await logReturn(write, resource, records);
}

async function logReturn(write: WriteContext, resource: Resource, records: Row[]): Promise<void> {
  const entries = records.map((record): AuditEntry => ({
    action: 'restore',
    resource: resource.name,
    recordId: Number(record['id']),
    changes: describeChanges(filledFields(resource, record), null, record),
  }));
  await recordAudit(write, entries);
}
