import type { AuditAction } from '../../../domain/audit/actions.ts';
import type { Resource } from '../../../domain/schema/model.ts';
import type { WriteContext } from '../../modules/module.ts';
import type { Row } from '../row.ts';
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

/** The partial update of one locked record. */
export interface Update {
  before: Row;
  patch: Row;
  /** What it names, where that is less than the patch holds. */
  asked?: Row;
}

export interface UpdateWay {
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
  const plan = await planUpdate(write, resource, before, record);
  return plan !== null && fitsStatement(plan) ? plan : null;
}

function askedOf({ asked }: Update): Pick<UpdateOptions, 'asked'> {
  return asked === undefined ? {} : { asked };
}
