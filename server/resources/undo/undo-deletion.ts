import type { Resource } from '../../../domain/schema/model.ts';
import { quote } from '../../db/ddl/identifiers.ts';
import { ApiError } from '../../errors.ts';
import type { WriteContext } from '../../context.ts';
import { isWithinBranches } from '../branches.ts';
import { attempt, inPasses } from '../bulk/attempt.ts';
import { refused, speakingOf, type Refused, type Speaking } from '../bulk/outcome.ts';
import { findRecords } from '../query/one.ts';
import type { Row } from '../row.ts';
import { query } from '../statement.ts';
import { describeChanges, filledFields, recordAudit, type AuditEntry } from '../write/audit.ts';
import { eventOf } from '../write/event.ts';
import { fieldViolation } from '../write/violations.ts';
import { deletionSteps, parentTable, type Step } from './capture.ts';
import { noneUndone, type Undone } from './undo-change.ts';
import { settleUndo, takeUndo } from './undo-table.ts';

/**
 * Puts the rows back that went with deleted records, under their own ids. A link whose other end is gone stays away.
 * A reference that something else fills by now stays as it is. What is left violates a constraint, which the caller
 * words: a unique value that is taken, or a required reference to what is gone.
 */
async function restoreRows(
  write: WriteContext,
  steps: readonly Step[],
  undoId: number,
  rootIds: readonly number[],
): Promise<void> {
  for (const [at, step] of steps.entries())
    await query(write.tx.sql, restoreText(step), [write.storeId, undoId, at, rootIds]);
}

const ROWS_OF_STEP =
  'from undo_rows u where u.store_id = $1 and u.undo_id = $2 and u.step = $3 and u.root_id = any($4::bigint[])';

function restoreText(step: Step): string {
  return step.kind === 'reference' ? refillText(step) : insertText(step);
}

function insertText({ kind, table }: Step): string {
  const name = quote(table.name);
  const columns = table.columns.map((column) => quote(column.name));
  const values = table.columns.map(({ name: column }) => valueOf(table, column, kind));
  // Of a record its references are required or emptied; a link or an item is nothing without both of its ends.
  const ends =
    kind === 'record'
      ? []
      : table.references
          .filter(({ column, onDelete }) => column === 'parent_id' || onDelete === 'cascade')
          .map(({ column, table: target }) => exists(target, column));
  const where = ends.length === 0 ? '' : `where ${ends.join(' and ')}`;
  const key = table.primaryKey.map(quote).join(', ');
  return `insert into ${name} (${columns.join(', ')}) select ${values.join(', ')} from (select r.* from (select u.row ${ROWS_OF_STEP} order by u.id) k cross join lateral jsonb_populate_record(null::${name}, k.row) r) r ${where} on conflict (${key}) do nothing`;
}

function valueOf({ references }: Step['table'], column: string, kind: Step['kind']): string {
  const value = `r.${quote(column)}`;
  // A form that was opened before the deletion must not overwrite what has returned.
  if (column === 'version' && kind === 'record') return `${value} + 1`;
  const reference = references.find((candidate) => candidate.column === column);
  if (reference?.onDelete !== 'set-null') return value;
  return `case when ${exists(reference.table, column)} then ${value} end`;
}

function exists(table: string, column: string): string {
  return `exists (select from ${quote(table)} x where x.store_id = $1 and x.id = r.${quote(column)})`;
}

/** Where the item's record has changed since, its stock or total may count without the reference: it stays empty. */
function refillText({ table, by }: Step): string {
  const parent = parentTable(table);
  const unchanged =
    parent === undefined
      ? ''
      : ` and exists (select from ${quote(parent)} p where p.store_id = t.store_id and p.id = t.parent_id and p.version = (k.row->>'version')::integer)`;
  return `update ${quote(table.name)} t set ${quote(by)} = (k.row->>'value')::bigint from (select u.row ${ROWS_OF_STEP}) k where t.store_id = $1 and t.id = (k.row->>'id')::bigint and t.${quote(by)} is null${unchanged}`;
}

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
