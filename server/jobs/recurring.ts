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
          await scheduleOnce(database, kind, new Date(clock.now().getTime() + every));
        }
      },
    ]),
  );
}

/** A run of this kind waits in the queue from now on; however many servers ask, it is one. */
export async function scheduleOnce(database: Database, kind: string, runAt: Date): Promise<void> {
  await database.platformWrite(async (sql) => {
    await raw`select pg_advisory_xact_lock(hashtext(${`recurring ${kind}`}))`.execute(sql);
    const waiting = await sql
      .selectFrom('jobs')
      .select('id')
      .where('kind', '=', kind)
      .where('state', '=', 'queued')
      .executeTakeFirst();
    if (waiting === undefined) await enqueue({ sql }, kind, {}, { runAt });
  });
}
