import { createStore, get, keys, update, delMany } from 'idb-keyval';
import type { NotedOrder } from '../../domain/orders/noted-order.ts';

/** What was noted on this device, a list for each user and store: nobody reads those of another. */
const store = () => createStore('tendero-orders', 'noted');

/** Whose orders they are. */
export interface NotedOwner {
  userId: number;
  storeId: number;
}

const keyOf = ({ userId, storeId }: NotedOwner): string => `${userId}.${storeId}`;

/** @throws where the browser keeps nothing, such as in private windows. */
export async function readNoted<Noted extends NotedOrder>(owner: NotedOwner): Promise<readonly Noted[]> {
  return (await get<readonly Noted[]>(keyOf(owner), store())) ?? [];
}

/**
 * Changes them in one step, also beside other tabs, and returns them as they are stored.
 * @throws what `change` throws, and DOMException when the device has no room or the browser keeps nothing
 */
export async function changeNoted<Noted extends NotedOrder>(
  owner: NotedOwner,
  change: (noted: readonly Noted[]) => readonly Noted[],
): Promise<readonly Noted[]> {
  let changed: readonly Noted[] = [];
  let failure: unknown;
  await update<readonly Noted[]>(
    keyOf(owner),
    (stored = []) => {
      try {
        changed = change(stored);
      } catch (error) {
        // An error inside would leave the transaction without an end.
        failure = error;
        changed = stored;
      }
      return changed;
    },
    store(),
  );
  if (failure !== undefined) throw failure;
  return changed;
}

async function keysOfUser(userId: number): Promise<string[]> {
  const all = await keys<string>(store());
  return all.filter((key) => key.startsWith(`${userId}.`));
}

/** How many orders of this user, in any store, only this device has; 0 where the browser keeps nothing. */
export async function countNoted(userId: number): Promise<number> {
  try {
    const lists = await Promise.all(
      (await keysOfUser(userId)).map((key) => get<readonly NotedOrder[]>(key, store())),
    );
    return lists.reduce((sum, list) => sum + (list?.length ?? 0), 0);
  } catch {
    return 0;
  }
}

export async function forgetNoted(userId: number): Promise<void> {
  await delMany(await keysOfUser(userId), store());
}
