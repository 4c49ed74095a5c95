import type { ImportState } from '../../../domain/imports/import-state.ts';
import type { ApiPorts } from '../../api-state.ts';
import type { StoreTx } from '../../db/database.ts';
import type { Job } from '../../jobs/job.ts';
import { memberAccess } from '../identity/module.ts';
import type { WriteContext } from '../module.ts';

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
  state: ImportState,
  step: (write: WriteContext, row: ImportRow) => Promise<'more' | 'done'>,
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
      if (member === null) return stop(tx, importId, now);
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

async function stop(tx: StoreTx, id: number, now: Date): Promise<'done'> {
  await tx.sql
    .updateTable('imports')
    .set({ state: 'cancelled', moved_at: now, finished_at: now })
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
