import type { BulkChanged } from '../../../domain/bulk/bulk-answers.ts';
import type { AuditAction } from '../../../domain/audit/audit-answers.ts';
import type { RecordUndo } from '../../../domain/bulk/undo.ts';
import type { Resource } from '../../../domain/schema/model.ts';
import { ApiError } from '../../errors.ts';
import type { WriteContext } from '../../context.ts';
import type { Row } from '../row.ts';
import { keepUndo } from '../undo/undo-table.ts';
import { treeFields } from '../write/circles.ts';
import { lockRecords } from '../write/lock.ts';
import { fitsStatement, storeTogether } from '../write/update-together.ts';
import {
  finishUpdate,
  planUpdate,
  updateRecord,
  validChange,
  type PlannedUpdate,
  type UpdateOptions,
} from '../write/update.ts';
import { attempt, isRefusal, type Attempt } from './attempt.ts';
import { refused, speakingOf, type Refused, type Speaking } from './outcome.ts';

/** The partial update of one locked record. */
export interface Update {
  before: Row;
  patch: Row;
  /** What it names, where that is less than the patch holds. */
  asked?: Row;
}

interface UpdateWay {
  /** The log's verb. */
  action: AuditAction;
  /** The patches say all that they mean, as those of an undo. */
  exact?: boolean;
  /** Throws where the record, as it would be or as it is stored, is not what was asked for. */
  check(update: Update, record: Row): void;
}

/**
 * Changes locked records, each by the rules of a single update. What can be is stored together; the others follow one
 * by one. When storing together fails, all go one by one: so the answer says which record is at fault.
 * @returns by id, the record as stored or why it stayed as it was
 */
export async function updateRecords(
  write: WriteContext,
  resource: Resource,
  updates: readonly Update[],
  way: UpdateWay,
): Promise<Map<unknown, Attempt<Row>>> {
  const together = await attempt(write, (part) => updateTogether(part, resource, updates, way));
  const results = 'done' in together ? together.done : new Map<unknown, Attempt<Row>>();
  for (const update of updates) {
    const id = update.before['id'];
    if (results.has(id)) continue;
    const result = await attempt(write, async (part) => {
      const after = await updateRecord(part, resource, Number(id), update.patch, {
        ...way,
        ...askedOf(update),
      });
      way.check(update, after);
      return after;
    });
    results.set(id, result);
  }
  return results;
}

/** The results of those that can be stored together, and of those that are refused before anything is stored. */
async function updateTogether(
  write: WriteContext,
  resource: Resource,
  updates: readonly Update[],
  { action, exact, check }: UpdateWay,
): Promise<Map<unknown, Attempt<Row>>> {
  const results = new Map<unknown, Attempt<Row>>();
  const planned: { update: Update; plan: PlannedUpdate }[] = [];
  for (const update of updates) {
    try {
      const plan = await planIndependent(write, resource, update, exact);
      if (plan === null) continue;
      check(update, plan.record);
      planned.push({ update, plan });
    } catch (refused) {
      if (!isRefusal(refused)) throw refused;
      results.set(update.before['id'], { refused });
    }
  }
  const plans = planned.map(({ plan }) => plan);
  const rows = await storeTogether(write, resource, plans, action);
  for (const { update, plan } of planned) {
    const id = update.before['id'];
    const done = await finishUpdate(write, resource, plan, rows.get(Number(id)) ?? {});
    check(update, done);
    results.set(id, { done });
  }
  return results;
}

/** Null for a change that has to be made by itself. */
async function planIndependent(
  write: WriteContext,
  resource: Resource,
  update: Update,
  exact: boolean | undefined,
): Promise<PlannedUpdate | null> {
  const { before, patch } = update;
  const record = validChange(write, resource, before, patch, { exact, ...askedOf(update) });
  for (const hook of write.ports.state.hooks.of(resource.name)) {
    const isFree = hook.prepare === undefined && hook.written === undefined;
    if (!isFree && (await hook.independent?.(write, record, before)) !== true) return null;
  }
  // Two parents that change in one call could make a circle.
  if (treeFields(resource).some(({ source }) => record[source] !== before[source])) return null;
  const plan = await planUpdate(write, resource, before, record);
  return plan !== null && fitsStatement(plan) ? plan : null;
}

function askedOf({ asked }: Update): Pick<UpdateOptions, 'asked'> {
  return asked === undefined ? {} : { asked };
}

type Changed = BulkChanged<ApiError['code']>;

/** What becomes of one record, and what is kept of it. */
export interface Change {
  /** The partial update; null for a record that has the wanted values. Throws the refusal of the record. */
  update(before: Row): Omit<Update, 'before'> | null;
  /** Throws where the stored record is not what was asked for. */
  check(patch: Row, record: Row): void;
  undo(before: Row, after: Row): RecordUndo;
}

/** Changes records, each by the rules of a single update. The answer says which refused, and why. */
export async function changeRecords(
  write: Speaking,
  resource: Resource,
  changes: ReadonlyMap<number, Change>,
): Promise<Changed> {
  const ids = [...changes.keys()];
  const locked = await lockAll(write, resource, ids);
  const refusals = new Map<number, ApiError>();
  const updates: Update[] = [];
  for (const [id, change] of changes) {
    const before = locked.get(id);
    if (before === undefined) refusals.set(id, new ApiError('not_found'));
    else
      try {
        const update = change.update(before);
        if (update !== null) updates.push({ before, ...update });
      } catch (error) {
        if (!isRefusal(error)) throw error;
        refusals.set(id, error);
      }
  }
  const results = await updateRecords(write, resource, updates, {
    action: 'update',
    check: ({ patch, before }, record) => changes.get(Number(before['id']))?.check(patch, record),
  });
  const unchanged: number[] = [];
  const spoken = await speakingOf(write, resource, locked.values());
  const failed: Refused[] = [];
  const undos: RecordUndo[] = [];
  for (const [id, change] of changes) {
    const before = locked.get(id);
    const result = results.get(id);
    const refusal = refusals.get(id) ?? (result && 'refused' in result ? result.refused : undefined);
    if (refusal !== undefined) failed.push(refused(spoken, resource, { id, record: before }, refusal));
    else if (before !== undefined && result !== undefined && 'done' in result)
      undos.push(change.undo(before, result.done));
    else unchanged.push(id);
  }
  const changed = undos.map(({ id }) => id);
  const undo =
    changed.length === 0 ? null : await keepUndo(write, resource, 'change', changed, { records: undos });
  return { changed, unchanged, failed, undo };
}

/** Locks the records in the order of their ids, then what their hooks will lock. So no two calls cross. */
export async function lockAll(
  write: WriteContext,
  resource: Resource,
  ids: number[],
): Promise<Map<unknown, Row>> {
  const records = await lockRecords(write, resource, ids);
  for (const hook of write.ports.state.hooks.of(resource.name)) await hook.locking?.(write, records);
  return new Map(records.map((record) => [record['id'], record]));
}
