import type { StreamCounter } from '../../context.ts';
import { ApiError } from '../../errors.ts';

/** Tabs and devices of one person; a browser itself opens no more than six to a host. */
const STREAMS_PER_USER = 8;

export function createStreamCounter(): StreamCounter {
  const counts = new Map<number, number>();
  return {
    open(userId) {
      const count = counts.get(userId) ?? 0;
      if (count >= STREAMS_PER_USER)
        throw new ApiError('too_many_requests', { details: { retry_after: 30 } });
      counts.set(userId, count + 1);
      return () => {
        const rest = (counts.get(userId) ?? 1) - 1;
        if (rest > 0) counts.set(userId, rest);
        else counts.delete(userId);
      };
    },
  };
}
