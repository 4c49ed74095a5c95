import type { Updateable } from 'kysely';
import type { JobsTable } from '../../generated/platform-tables.ts';
import type { Database, Sql } from '../db/database.ts';
import type { Clock, Logger } from '../ports/ports.ts';
import { enqueue } from './enqueue.ts';
import type { Job, JobEnding, JobHandler, NextTurn } from './job.ts';

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

  /** Done for now: a job of its own does the rest, with tries of its own. */
  async continued(job: Job, { payload }: NextTurn, now: Date): Promise<boolean> {
    return this.#database.platformWrite(async (sql) => {
      const mine = await setRunning(sql, job, { state: 'done', locked_until: null, error: null });
      if (mine) {
        const scope = job.storeId === null ? { sql } : { sql, storeId: job.storeId };
        await enqueue(scope, job.kind, payload, { runAt: now });
      }
      return mine;
    });
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

  #set(job: Job, values: Updateable<JobsTable>): Promise<boolean> {
    return this.#database.platformWrite((sql) => setRunning(sql, job, values));
  }
}

/** False when the job is no longer this worker's. */
async function setRunning(sql: Sql, job: Job, values: Updateable<JobsTable>): Promise<boolean> {
  const { numUpdatedRows } = await sql
    .updateTable('jobs')
    .set(values)
    .where('id', '=', job.id)
    .where('state', '=', 'running')
    .where('attempts', '=', job.attempts)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Tries of a job before it is marked dead, for an operator to look at. */
export const MOST_ATTEMPTS = 8;

/**
 * Times that a job may begin. Beyond its tries are those that its worker did not survive, or that were handed back by
 * a server that stopped.
 */
export const MOST_STARTS = 30;

const FIRST = 2000;
const LONGEST = 30 * 60_000;

/**
 * Milliseconds until the next try. They double with each try. Jitter keeps jobs that failed together from returning
 * together.
 */
export function backoff(attempts: number, random: number = Math.random()): number {
  const full = Math.min(FIRST * 2 ** (attempts - 1), LONGEST);
  return Math.round(full * (0.5 + random / 2));
}

/** Milliseconds that a job belongs to its worker unless renewed. */
export const LEASE = 12_000;
/** Milliseconds between polls of an empty queue; each is a fifth shorter or longer. */
export const INTERVAL = 1_000;

export interface WorkerOptions {
  database: Database;
  clock: Clock;
  logger: Logger;
  /** By kind. Jobs of other kinds wait for a worker that knows them. */
  handlers: Record<string, JobHandler>;
  /** By kind: runs when a job fails for the last time. */
  endings?: Record<string, JobEnding>;
  /** Kinds that may take minutes. They leave one place to the others, for which somebody waits: codes, mails, payments. */
  long?: readonly string[];
  /** Jobs at once; 3 when left out. */
  concurrency?: number;
  /** `INTERVAL` when left out. */
  interval?: number;
  /** `LEASE` when left out. */
  lease?: number;
}

export interface Worker {
  /** Looks for jobs at once instead of at the next interval. */
  wake(): void;
  /**
   * Takes no more jobs and aborts the running ones. Hands back those that have not ended after `patience`
   * milliseconds.
   */
  stop(patience?: number): Promise<void>;
}

interface Running {
  job: Job;
  end: Promise<void>;
}

/** Runs jobs until stopped. Any number of workers may share a database. */
export function startWorker(options: WorkerOptions): Worker {
  const { clock, logger, handlers, concurrency = 3, interval = INTERVAL, lease = LEASE } = options;
  const endings = options.endings ?? {};
  const queue = new JobQueue(options.database, lease);
  const kinds = Object.keys(handlers);
  const isLong = (kind: string): boolean => options.long?.includes(kind) === true;
  const quick = kinds.filter((kind) => !isLong(kind));
  const running = new Set<Running>();
  const stopping = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let looking: Promise<void> | undefined;
  let again = false;

  const run = async (job: Job): Promise<void> => {
    const facts = { job: job.id, kind: job.kind, attempt: job.attempts };
    const renewal = setInterval(() => void queue.renew(job, clock.now()).catch(() => false), lease / 3);
    try {
      if (job.attempts > MOST_STARTS) throw new Error('it began too often and never ended');
      const next = await handlers[job.kind]?.(job, stopping.signal);
      if (next) await queue.continued(job, next, clock.now());
      else await queue.done(job);
      logger.info(facts, next ? 'job goes on behind the others' : 'job done');
    } catch (error) {
      if (stopping.signal.aborted) await queue.handBack(job);
      else {
        logger.warn({ ...facts, error }, 'job failed');
        if (job.attempts >= MOST_ATTEMPTS) await endings[job.kind]?.(job);
        await queue.failed(job, error, clock.now());
      }
    } finally {
      clearInterval(renewal);
    }
  };

  const start = (job: Job): void => {
    const entry: Running = { job, end: Promise.resolve() };
    // When the outcome cannot be stored, the job runs again after its lease ends.
    entry.end = run(job)
      .catch((error: unknown) => logger.error({ job: job.id, error }, 'job left to its lease'))
      .finally(() => {
        running.delete(entry);
        wake();
      });
    running.add(entry);
  };

  const look = async (): Promise<void> => {
    do {
      again = false;
      while (!stopping.signal.aborted && running.size < concurrency) {
        const long = [...running].filter(({ job: { kind } }) => isLong(kind)).length;
        const job = await queue.take(long < concurrency - 1 ? kinds : quick, clock.now());
        if (job === null) break;
        start(job);
      }
    } while (again && !stopping.signal.aborted);
  };

  const wake = (): void => {
    if (stopping.signal.aborted || kinds.length === 0) return;
    again = true;
    if (looking !== undefined) return;
    clearTimeout(timer);
    looking = look()
      .catch((error: unknown) => logger.error({ error }, 'the jobs cannot be read'))
      .finally(() => {
        looking = undefined;
        if (!stopping.signal.aborted) timer = setTimeout(wake, interval * (0.8 + Math.random() * 0.4));
      });
  };

  wake();
  return {
    wake,
    stop: async (patience = 10_000) => {
      stopping.abort();
      clearTimeout(timer);
      await looking;
      let patienceEnds: ReturnType<typeof setTimeout> | undefined;
      await Promise.race([
        Promise.all([...running].map(({ end }) => end)),
        new Promise((resolve) => (patienceEnds = setTimeout(resolve, patience))),
      ]);
      clearTimeout(patienceEnds);
      await Promise.all([...running].map(({ job }) => queue.handBack(job)));
    },
  };
}
