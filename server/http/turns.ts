import type { Turns } from '../context.ts';
import { ApiError } from '../errors.ts';
import { createFairQueue } from '../fair-queue.ts';

/** More than the connections of the pool, so that none idles while a call is in JavaScript. The pool itself serves who came first. */
const AT_ONCE = 16;
/** Less than half of the connections: another store's call finds one free. A page asks for about as much at once. */
const EACH = 4;
/**
 * While another store's call is under way, so that it shares the processor with few of a flood. With one, a bulk change
 * of seconds would stop the rest of its store.
 */
const EACH_BESIDE = 2;
/** A second of one store's calls on a slow machine. Each keeps a body of up to a megabyte. */
const WAITING = 200;
const WAITING_IN_ALL = 500;

/** Throws `unavailable` where a key has too many calls waiting. */
export function createTurns(): Turns {
  return createFairQueue({
    atOnce: AT_ONCE,
    each: EACH,
    eachBeside: EACH_BESIDE,
    waiting: WAITING,
    waitingInAll: WAITING_IN_ALL,
    full: () => new ApiError('unavailable', { message: 'Too many calls of the same kind wait' }),
  });
}
