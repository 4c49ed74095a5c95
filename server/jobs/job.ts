/** A job as its handler gets it. `attempts` counts this one. */
export interface Job {
  id: number;
  storeId: number | null;
  kind: string;
  payload: unknown;
  attempts: number;
}

/**
 * Does a job of one kind. After a crash it runs again, so running twice must have the effect of running once. `signal`
 * aborts when the worker stops: leave soon, and the job is handed back.
 */
export type JobHandler = (job: Job, signal: AbortSignal) => Promise<void>;

/**
 * Gives what a job was about its last state, when it was tried too often: a person who waits for it reads so. It may
 * run twice, as a handler may.
 */
export type JobEnding = (job: Job) => Promise<void>;
