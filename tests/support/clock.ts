import type { Clock } from '../../server/ports/ports.ts';

/** A clock that runs, and that a test may move. */
export interface TestClock extends Clock {
  /** Moves it by milliseconds; it runs on from there. */
  advance(milliseconds: number): void;
  /** Moves it to an instant; it runs on from there. */
  set(instant: Date): void;
}

export function createTestClock(): TestClock {
  let offset = 0;
  return {
    now: () => new Date(Date.now() + offset),
    advance: (milliseconds) => {
      offset += milliseconds;
    },
    set: (instant) => {
      offset = instant.getTime() - Date.now();
    },
  };
}
