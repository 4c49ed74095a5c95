/** A job as its handler gets it. `attempts` counts this one. */
export interface Job {
  id: number;
  storeId: number | null;
  kind: string;
  payload: unknown;
  attempts: number;
}

/** A long job that is not done yet: it goes on with this payload, behind those that wait. */
export interface NextTurn {
  payload: object;
}

/**
 * Does a job of one kind. After a crash it runs again, so running twice must have the effect of running once. `signal`
 * aborts when the worker stops: leave soon, and the job is handed back.
 */
export type JobHandler = (job: Job, signal: AbortSignal) => Promise<NextTurn | void>;

/** Milliseconds that a long job works before it lets others go first. */
const TURN = 5_000;

/** Asks whether the turn that begins now is over. */
export function beginTurn(): () => boolean {
  const from = performance.now();
  return () => performance.now() - from > TURN;
}

/**
 * Gives what a job was about its last state, when it was tried too often: a person who waits for it reads so. It may
 * run twice, as a handler may.
 */
export type JobEnding = (job: Job) => Promise<void>;
