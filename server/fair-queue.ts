import type { ApiError } from './errors.ts';

export interface FairQueueOptions {
  /** Pieces of work under way. */
  atOnce: number;
  /** Of those, pieces of one key. */
  each: number;
  /** The same while another key has a piece under way; `each` when left out. */
  eachBeside?: number;
  /** Pieces of one key that may wait. */
  waiting: number;
  /** Pieces that may wait in all lines together. A key that has none waiting may add one nevertheless. */
  waitingInAll: number;
  /** What a piece is refused with that may not wait. */
  full(): ApiError;
}

export interface FairQueue<Key> {
  <T>(key: Key, work: () => Promise<T>): Promise<T>;
  /** Throws `full()` where a piece of the key would be refused now. */
  check(key: Key): void;
}

/**
 * Lets keys take turns: a piece of each in its turn, and no more than `each` of one at a time. While others work it is
 * `eachBeside`. Throws `full()` where too much waits.
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

  /** What is under way goes on. Beside others, a key starts nothing new until it is down to its share. */
  const shareOf = (own: number): number =>
    underWay > own ? (options.eachBeside ?? options.each) : options.each;

  const startNext = (): void => {
    for (const [key, line] of lines) {
      if (underWay >= options.atOnce) return;
      const own = busy.get(key) ?? 0;
      if (own >= shareOf(own)) continue;
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

  const check = (key: Key): void => {
    const inLine = lines.get(key)?.length ?? 0;
    if (inLine >= options.waiting || (inLine > 0 && waiting >= options.waitingInAll)) throw options.full();
  };

  const takeTurn = async <T>(key: Key, work: () => Promise<T>): Promise<T> => {
    check(key);
    const line = lines.get(key) ?? [];
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
  return Object.assign(takeTurn, { check });
}
