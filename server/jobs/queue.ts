import type { Database } from '../db/database.ts';
import { MOST_ATTEMPTS, backoff } from './backoff.ts';
import type { Job } from './job.ts';

/** What can be wrong in one line; the rest is in the log. */
const LONGEST_ERROR = 500;

/**
 * The jobs table, seen by a worker. A job that is taken is leased: if its worker dies, another takes it when the lease
 * ends. Every answer is bound to its attempt. So a worker that was thought dead cannot undo what its successor did.
 */
export class JobQueue {
  readonly #database: Database;
  readonly #lease: number;

  /** @param lease milliseconds */
  constructor(database: Database, lease: number) {
    this.#database = database;
    this.#lease = lease;
  }

  /** Takes the job of these kinds that has waited longest, or null. Two workers never get the same one. */
  async take(kinds: string[], now: Date): Promise<Job | null> {
    const job = await this.#database.platformWrite((sql) =>
      sql
        .updateTable('jobs')
        .set((eb) => ({
          state: 'running',
          attempts: eb('attempts', '+', 1),
          locked_until: new Date(now.getTime() + this.#lease),
        }))
        .where('id', '=', (eb) =>
          eb
            .selectFrom('jobs')
            .select('id')
            .where('kind', 'in', kinds)
            .where((due) =>
              due.or([
                due.and([due('state', '=', 'queued'), due('run_at', '<=', now)]),
                due.and([due('state', '=', 'running'), due('locked_until', '<=', now)]),
              ]),
            )
            .orderBy('run_at')
            .orderBy('id')
            .limit(1)
            .forUpdate()
            .skipLocked(),
        )
        .returning(['id', 'store_id', 'kind', 'payload', 'attempts'])
        .executeTakeFirst(),
    );
    return job === undefined
      ? null
      : { id: job.id, storeId: job.store_id, kind: job.kind, payload: job.payload, attempts: job.attempts };
  }

  /** Keeps a long job; false when it is no longer this worker's. */
  renew(job: Job, now: Date): Promise<boolean> {
    return this.#set(job, { locked_until: new Date(now.getTime() + this.#lease) });
  }

  done(job: Job): Promise<boolean> {
    return this.#set(job, { state: 'done', locked_until: null, error: null });
  }

  /** Later again, or dead after the last attempt. */
  failed(job: Job, error: unknown, now: Date): Promise<boolean> {
    const text = (error instanceof Error ? error.message : String(error)).slice(0, LONGEST_ERROR);
    const dead = job.attempts >= MOST_ATTEMPTS;
    return this.#set(job, {
      state: dead ? 'dead' : 'queued',
      locked_until: null,
      error: text,
      ...(dead ? {} : { run_at: new Date(now.getTime() + backoff(job.attempts)) }),
    });
  }

  /** For another worker, at once. The try stays counted: its number separates our late answer from the other's. */
  handBack(job: Job): Promise<boolean> {
    return this.#set(job, { state: 'queued', locked_until: null });
  }

  async #set(
    job: Job,
    values: {
      state?: string;
      attempts?: number;
      run_at?: Date;
      locked_until: Date | null;
      error?: string | null;
    },
  ): Promise<boolean> {
    const { numUpdatedRows } = await this.#database.platformWrite((sql) =>
      sql
        .updateTable('jobs')
        .set(values)
        .where('id', '=', job.id)
        .where('state', '=', 'running')
        .where('attempts', '=', job.attempts)
        .executeTakeFirst(),
    );
    return numUpdatedRows === 1n;
  }
}
