import { ApiError } from '../errors.ts';

export interface FairQueueOptions {
  /** Pieces of work under way, each of another key. */
  atOnce: number;
  /** Pieces of one key that may wait. */
  waiting: number;
}

/** Seconds until who has too much waiting may try again. */
const RETRY_AFTER = 10;

/**
 * Lets keys take turns: one piece of work of a key at a time, whatever else it has waiting. Throws `too_many_requests` where
 * a key has too much waiting.
 */
export function createFairQueue<Key>({
  atOnce,
  waiting,
}: FairQueueOptions): <T>(key: Key, work: () => Promise<T>) => Promise<T> {
  /** In the order of their turns. */
  const lines = new Map<Key, (() => void)[]>();
  const busy = new Set<Key>();

  const startNext = (): void => {
    for (const [key, [first, ...rest]] of lines) {
      if (busy.size >= atOnce) return;
      if (busy.has(key)) continue;
      if (rest.length > 0) lines.set(key, rest);
      else lines.delete(key);
      busy.add(key);
      first?.();
    }
  };

  return async (key, work) => {
    const line = lines.get(key) ?? [];
    if (line.length >= waiting)
      throw new ApiError('too_many_requests', { details: { retry_after: RETRY_AFTER } });
    await new Promise<void>((resolve) => {
      lines.set(key, [...line, resolve]);
      startNext();
    });
    try {
      return await work();
    } finally {
      busy.delete(key);
      const rest = lines.get(key);
      // Its next turn comes after everybody else's.
      if (lines.delete(key) && rest !== undefined) lines.set(key, rest);
      startNext();
    }
  };
}
