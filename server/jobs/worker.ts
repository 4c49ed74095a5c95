import type { Database } from '../db/database.ts';
import type { Clock, Logger } from '../ports/ports.ts';
import { MOST_ATTEMPTS, MOST_STARTS } from './backoff.ts';
import type { Job, JobEnding, JobHandler } from './job.ts';
import { JobQueue } from './queue.ts';

export interface WorkerOptions {
  database: Database;
  clock: Clock;
  logger: Logger;
  /** By kind. Jobs of other kinds wait for a worker that knows them. */
  handlers: Record<string, JobHandler>;
  /** By kind: runs when a job fails for the last time. */
  endings?: Record<string, JobEnding>;
  /** Jobs at once; 2 when left out. */
  concurrency?: number;
  /** Milliseconds between looks at an empty queue; 1,000 when left out. */
  interval?: number;
  /** Milliseconds that a job belongs to its worker unless renewed; 12,000 when left out. */
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
  const { clock, logger, handlers, concurrency = 2, interval = 1000, lease = 12_000 } = options;
  const endings = options.endings ?? {};
  const queue = new JobQueue(options.database, lease);
  const kinds = Object.keys(handlers);
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
      await handlers[job.kind]?.(job, stopping.signal);
      await queue.done(job);
      logger.info(facts, 'job done');
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
        const job = await queue.take(kinds, clock.now());
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
