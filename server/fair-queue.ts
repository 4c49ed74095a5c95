import type { ApiError } from './errors.ts';

export interface FairQueueOptions {
  /** Pieces of work under way. */
  atOnce: number;
  /** Of those, pieces of one key. */
  each: number;
  /** Pieces of one key that may wait. */
  waiting: number;
  /** Pieces that may wait in all lines together. A key that has none waiting may add one nevertheless. */
  waitingInAll: number;
  /** What a piece is refused with that may not wait. */
  full(): ApiError;
}

export type FairQueue<Key> = <T>(key: Key, work: () => Promise<T>) => Promise<T>;

/**
 * Lets keys take turns: a piece of each in its turn, and no more than `each` of one at a time. Throws `full()` where
 * too much waits.
 */
export function createFairQueue<Key>(options: FairQueueOptions): FairQueue<Key> {
  /** In the order of their turns. */
  const lines = new Map<Key, (() => void)[]>();
  const busy = new Map<Key, number>();
  let underWay = 0;
  let waiting = 0;

  /** Its next turn comes after everybody else's. */
  const putLast = (key: Key): void => {
    const line = lines.get(key);
    lines.delete(key);
    if (line !== undefined && line.length > 0) lines.set(key, line);
  };

  const startNext = (): void => {
    for (const [key, line] of lines) {
      if (underWay >= options.atOnce) return;
      const own = busy.get(key) ?? 0;
      if (own >= options.each) continue;
      const first = line.shift();
      putLast(key);
      busy.set(key, own + 1);
      underWay += 1;
      waiting -= 1;
      first?.();
    }
  };

  const end = (key: Key): void => {
    const rest = (busy.get(key) ?? 1) - 1;
    if (rest > 0) busy.set(key, rest);
    else busy.delete(key);
    underWay -= 1;
    putLast(key);
    startNext();
  };

  return async (key, work) => {
    const line = lines.get(key) ?? [];
    if (line.length >= options.waiting || (line.length > 0 && waiting >= options.waitingInAll))
      throw options.full();
    await new Promise<void>((resolve) => {
      line.push(resolve);
      lines.set(key, line);
      waiting += 1;
      startNext();
    });
    try {
      return await work();
    } finally {
      end(key);
    }
  };
}
