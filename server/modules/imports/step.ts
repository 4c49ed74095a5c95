import type { FromSchema } from '../../../domain/schema/from-schema.ts';
import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';
import { MOST_RECORDS_OF_CHECK } from '../../../domain/imports/limits.ts';
import type { ImportState } from '../../../domain/imports/import-answers.ts';
import { commonAccess } from '../../../domain/access/access.ts';
import type { ApiPorts, WriteContext } from '../../context.ts';
import type { StoreTx } from '../../db/database.ts';
import { beginTurn, type NextTurn } from '../../jobs/job.ts';
import { memberAccess } from '../identity/module.ts';
import { mailLater } from './end-mail.ts';

/** Records of one transaction. Its locks are held for less than a second, and a crash repeats no more than these. */
export const RECORDS_OF_STEP = MOST_RECORDS_OF_CHECK;

export const IMPORT_JOB = {
  type: 'object',
  properties: { storeId: { type: 'integer' }, importId: { type: 'integer' } },
  required: ['storeId', 'importId'],
} as const satisfies JsonSchema;
export type ImportJob = FromSchema<typeof IMPORT_JOB>;

export type ImportRow = NonNullable<Awaited<ReturnType<typeof lockImport>>>;

/**
 * Does steps until one says that nothing is left, its turn is over, or the worker stops. Each is one transaction, so that what a crash
 * cuts off has not happened. It writes in the name of who moved the import last, and does what all may do who had a
 * hand in it. Their rights are read anew for each step: who lost them writes no more.
 */
export async function inSteps(
  ports: ApiPorts,
  { storeId, importId }: ImportJob,
  signal: AbortSignal,
  state: Running,
  step: Step,
): Promise<NextTurn | void> {
  const members = await membersOf(ports, storeId, importId, state);
  for (const isOver = beginTurn(); ;) {
    signal.throwIfAborted();
    const member = await accessInCommon(ports, storeId, members);
    const outcome = await ports.database.write(storeId, async (tx) => {
      const row = await lockImport(tx, importId);
      if (row === undefined || (row.state !== state && row.state !== 'queued')) return 'done';
      const now = ports.clock.now();
      if (member === null) return end(tx, importId, 'cancelled', now);
      const requestId = `import-${importId}`;
      return step({ tx, storeId, ports, now, ...member, requestId, stockReason: 'import' }, row);
    });
    if (outcome === 'done') return;
    if (isOver()) return { payload: { storeId, importId } };
  }
}

type Running = 'running' | 'undoing';
type Step = (write: WriteContext, row: ImportRow) => Promise<'more' | 'done'>;

/** The last try has failed too: who waits for it reads so, and may begin again. What is written stays written. */
export async function giveUp(
  { database, clock }: ApiPorts,
  { storeId, importId }: ImportJob,
  state: Running,
): Promise<void> {
  await database.write(storeId, async (tx) => {
    const row = await lockImport(tx, importId);
    if (row === undefined || (row.state !== state && row.state !== 'queued')) return;
    const undoing = state === 'undoing';
    await end(tx, importId, undoing ? 'undo_failed' : 'failed', clock.now());
    await mailLater(tx, importId, undoing ? 'import_not_undone' : 'import_failed');
  });
}

/**
 * The ids of all who had a hand in the import, first who moved it last. Nobody sends records while a job has it. An undo
 * writes nothing that anybody sent, so it is the work of who asked for it alone.
 */
async function membersOf(
  { database }: ApiPorts,
  storeId: number,
  id: number,
  state: Running,
): Promise<number[]> {
  const row = await database.read(storeId, (sql) =>
    sql
      .selectFrom('imports')
      .select(['user_id', 'sender_ids', 'mover_id'])
      .where('store_id', '=', storeId)
      .where('id', '=', id)
      .executeTakeFirst(),
  );
  if (row === undefined) return [];
  const mover = row.mover_id ?? row.user_id;
  return state === 'undoing' ? [mover] : [...new Set([mover, row.user_id, ...row.sender_ids])];
}

/** The first member, with what all of them may do; null when one of them is no member any more. */
async function accessInCommon(
  ports: ApiPorts,
  storeId: number,
  userIds: readonly number[],
): ReturnType<typeof memberAccess> {
  const found = await Promise.all(userIds.map((id) => memberAccess(ports, storeId, id)));
  const [first, ...others] = found.filter((member) => member !== null);
  if (first === undefined || others.length + 1 < userIds.length) return null;
  return { user: first.user, access: commonAccess(first.access, ...others.map(({ access }) => access)) };
}

/** The first who had a hand in an import, with what all of them may do; null when one of them is no member any more. */
export async function accessOfMembers(
  ports: ApiPorts,
  storeId: number,
  importId: number,
): ReturnType<typeof memberAccess> {
  return accessInCommon(ports, storeId, await membersOf(ports, storeId, importId, 'running'));
}

/** Of two workers that have the import, the second waits, and goes on behind the first. */
export function lockImport(tx: StoreTx, id: number) {
  return tx.sql
    .selectFrom('imports')
    .selectAll()
    .where('store_id', '=', tx.storeId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

async function end(tx: StoreTx, id: number, state: ImportState, now: Date): Promise<'done'> {
  await tx.sql
    .updateTable('imports')
    .set({ state, moved_at: now, finished_at: now })
    .where('store_id', '=', tx.storeId)
    .where('id', '=', id)
    .execute();
  tx.notify({ type: 'imports.progress', id });
  return 'done';
}

/** Writes of one record announce nothing: a file of ten thousand would flood every open screen. */
export function quietly(write: WriteContext): WriteContext {
  return { ...write, tx: { ...write.tx, notify: () => undefined } };
}

/** Lists that show the resource read it again, once. */
export function announceEnd({ tx }: WriteContext, { id, resource }: { id: number; resource: string }): void {
  tx.notify({ type: 'imports.progress', id });
  tx.notify({ type: `${resource}.updated` });
}
