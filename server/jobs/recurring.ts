import { sql as raw } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Clock } from '../ports/ports.ts';
import { enqueue } from './enqueue.ts';
import type { JobHandler } from './job.ts';

/** A job that comes back by itself. */
export interface Recurring {
  /** Milliseconds from the end of one run to the next. */
  every: number;
  run: JobHandler;
}

/** Handlers that leave their next run in the queue, whatever became of this one. */
export function recurringHandlers(
  jobs: Readonly<Record<string, Recurring>>,
  { database, clock }: { database: Database; clock: Clock },
): Record<string, JobHandler> {
  return Object.fromEntries(
    Object.entries(jobs).map(([kind, { every, run }]): [string, JobHandler] => [
      kind,
      async (job, signal) => {
        try {
          await run(job, signal);
        } finally {
          await schedule(database, kind, new Date(clock.now().getTime() + every), ['queued']);
        }
      },
    ]),
  );
}

/**
 * A run of this kind waits in the queue from now on; however many servers ask, it is one. One under way leaves the next
 * behind when it ends, and is taken up again where its server has died: so no second one begins beside it.
 */
export async function scheduleOnce(database: Database, kind: string, runAt: Date): Promise<void> {
  await schedule(database, kind, runAt, ['queued', 'running']);
}

/** A run that ends looks at `queued` alone: it is still under way itself. */
async function schedule(
  database: Database,
  kind: string,
  runAt: Date,
  unless: ('queued' | 'running')[],
): Promise<void> {
  await database.platformWrite(async (sql) => {
    await raw`select pg_advisory_xact_lock(hashtext(${`recurring ${kind}`}))`.execute(sql);
    const waiting = await sql
      .selectFrom('jobs')
      .select('id')
      .where('kind', '=', kind)
      .where('state', 'in', unless)
      .executeTakeFirst();
    if (waiting === undefined) await enqueue({ sql }, kind, {}, { runAt });
  });
}
