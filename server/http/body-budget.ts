import { ApiError } from '../errors.ts';

const MEBIBYTE = 1024 * 1024;
/** Bytes of large bodies that one process works on at a time; each is held some five times over while it is read and decoded. */
const ALL = 48 * MEBIBYTE;
/** Of those, what all members of a store may have under way: three of the largest. So others always have room beside it. */
const OF_A_STORE = 26 * MEBIBYTE;
/** What one user may, in all their stores: two of the largest. */
const OF_A_USER = 17 * MEBIBYTE;
const RETRY_AFTER = 5;

/** Room for large bodies. */
export interface BodyBudget {
  /**
   * Takes room before a body is read; call the answer once its call has ended.
   * @throws ApiError `too_many_requests` when the user or the store has too much under way, `unavailable` when
   *   everybody has
   */
  take(whose: { userId: number; storeId: number }, bytes: number): () => void;
}

export function createBodyBudget(): BodyBudget {
  const users = createTally();
  const stores = createTally();
  let all = 0;
  return {
    take({ userId, storeId }, bytes) {
      if (users.of(userId) + bytes > OF_A_USER || stores.of(storeId) + bytes > OF_A_STORE)
        throw new ApiError('too_many_requests', { details: { retry_after: RETRY_AFTER } });
      if (all + bytes > ALL) throw new ApiError('unavailable', { message: 'Too many uploads at a time' });
      const add = (change: number): void => {
        users.add(userId, change);
        stores.add(storeId, change);
        all += change;
      };
      add(bytes);
      return () => add(-bytes);
    },
  };
}

/** Sums by id; one that is back at nothing is forgotten. */
function createTally() {
  const sums = new Map<number, number>();
  const of = (id: number): number => sums.get(id) ?? 0;
  return {
    of,
    add(id: number, change: number): void {
      const sum = of(id) + change;
      if (sum > 0) sums.set(id, sum);
      else sums.delete(id);
    },
  };
}
