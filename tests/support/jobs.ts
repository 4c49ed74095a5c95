import { modules } from '../../server/modules/all.ts';
import { JobQueue } from '../../server/jobs/worker.ts';
import type { JobHandler, NextTurn } from '../../server/jobs/job.ts';
import type { TestApi } from './api.ts';

/**
 * Does the jobs of these kinds that wait, one after another. `signal` cuts the first one off, as a crash would. A job is
 * due at the database's now where nothing else was said, and the clock of a test may be set to an earlier day.
 */
export function jobsOf(test: TestApi, kinds: string[]): (signal?: AbortSignal) => Promise<void> {
  const handlers: Record<string, JobHandler> = Object.assign(
    {},
    ...modules.map((module) => module.jobs?.(test.ports) ?? {}),
  );
  const queue = new JobQueue(test.database, 60_000);
  const now = () => new Date(Math.max(test.clock.now().getTime(), Date.now()));
  return async (signal = new AbortController().signal) => {
    for (let job = await queue.take(kinds, now()); job !== null;) {
      let next: NextTurn | void;
      try {
        next = await handlers[job.kind]?.(job, signal);
      } catch (error) {
        await queue.handBack(job);
        if (signal.aborted) return;
        throw error;
      }
      if (next) await queue.continued(job, next, now());
      else await queue.done(job);
      job = await queue.take(kinds, now());
    }
  };
}
