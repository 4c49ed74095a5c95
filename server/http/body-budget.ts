import { ApiError } from '../errors.ts';

/** Bytes of large bodies that one process works on at a time; each is held some five times over while it is read and decoded. */
const ALL = 48 * 1024 * 1024;
/** Of those, what one user may have under way: two of the largest. */
const EACH = 17 * 1024 * 1024;
const RETRY_AFTER = 5;

/** Room for large bodies. */
export interface BodyBudget {
  /**
   * Takes room before a body is read; call the answer once its call has ended.
   * @throws ApiError `too_many_requests` when the user has too much under way, `unavailable` when everybody has
   */
  take(userId: number, bytes: number): () => void;
}

export function createBodyBudget(): BodyBudget {
  const own = new Map<number, number>();
  let all = 0;
  return {
    take(userId, bytes) {
      const taken = own.get(userId) ?? 0;
      if (taken + bytes > EACH)
        throw new ApiError('too_many_requests', { details: { retry_after: RETRY_AFTER } });
      if (all + bytes > ALL) throw new ApiError('unavailable', { message: 'Too many uploads at a time' });
      own.set(userId, taken + bytes);
      all += bytes;
      return () => {
        all -= bytes;
        const rest = (own.get(userId) ?? 0) - bytes;
        if (rest > 0) own.set(userId, rest);
        else own.delete(userId);
      };
    },
  };
}
