import type { ImportState } from '../../../domain/imports/import-state.ts';
import type { ApiPorts } from '../../api-state.ts';
import type { StoreTx } from '../../db/database.ts';
import { MOST_ATTEMPTS } from '../../jobs/backoff.ts';
import type { Job } from '../../jobs/job.ts';
import { memberAccess } from '../identity/module.ts';
import type { WriteContext } from '../module.ts';
import { mailLater } from './end-mail.ts';

/** Records of one transaction. Its locks are held for less than a second, and a crash repeats no more than these. */
export const RECORDS_OF_STEP = 50;

export interface ImportJob {
  storeId: number;
  importId: number;
}

export type ImportRow = NonNullable<Awaited<ReturnType<typeof lockImport>>>;

/**
 * Does steps until one says that nothing is left, or the worker stops. Each is one transaction, so that what a crash
 * cuts off has not happened. The member's rights are read anew for each: who lost them writes no more.
 */
export async function inSteps(
  ports: ApiPorts,
  job: Job,
  signal: AbortSignal,
  state: Running,
  step: Step,
): Promise<void> {
  try {
    await allSteps(ports, job, signal, state, step);
  } catch (error) {
    if (!signal.aborted && job.attempts >= MOST_ATTEMPTS) await giveUp(ports, job, state);
    throw error;
  }
}

type Running = 'running' | 'undoing';
type Step = (write: WriteContext, row: ImportRow) => Promise<'more' | 'done'>;

/** The last try has failed too: who waits for it reads so, and may begin again. What is written stays written. */
async function giveUp({ database, clock }: ApiPorts, job: Job, state: Running): Promise<void> {
  const { storeId, importId } = job.payload as ImportJob;
  await database.write(storeId, async (tx) => {
    const row = await lockImport(tx, importId);
    if (row === undefined || (row.state !== state && row.state !== 'queued')) return;
    const undoing = state === 'undoing';
    await end(tx, importId, undoing ? 'undo_failed' : 'failed', clock.now());
    await mailLater(tx, importId, undoing ? 'import_not_undone' : 'import_failed');
  });
}

async function allSteps(
  ports: ApiPorts,
  job: Job,
  signal: AbortSignal,
  state: Running,
  step: Step,
): Promise<void> {
  // Written by this module's routes and by nobody else.
  const { storeId, importId } = job.payload as ImportJob;
  const userId = await starterOf(ports, storeId, importId);
  for (;;) {
    signal.throwIfAborted();
    const member = await memberAccess(ports, storeId, userId);
    const outcome = await ports.database.write(storeId, async (tx) => {
      const row = await lockImport(tx, importId);
      if (row === undefined || (row.state !== state && row.state !== 'queued')) return 'done';
      const now = ports.clock.now();
      if (member === null) return end(tx, importId, 'cancelled', now);
      const requestId = `import-${importId}`;
      return step({ tx, storeId, ports, now, ...member, requestId, stockReason: 'import' }, row);
    });
    if (outcome === 'done') return;
  }
}

async function starterOf({ database }: ApiPorts, storeId: number, id: number): Promise<number> {
  const row = await database.read(storeId, (sql) =>
    sql
      .selectFrom('imports')
      .select('user_id')
      .where('store_id', '=', storeId)
      .where('id', '=', id)
      .executeTakeFirst(),
  );
  return row?.user_id ?? 0;
}

/** Of two workers that have the import, the second waits, and goes on behind the first. */
function lockImport(tx: StoreTx, id: number) {
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
