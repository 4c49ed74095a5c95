import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTakeUndoableMutation, type NotificationPayload, type UndoableMutation } from 'ra-core';
import { usePendingWrites } from '../../dataProvider/pending-writes.ts';

/**
 * Pairs react-admin's undoable notices with the writes that wait for them: both come in the same order. A notice that
 * has left the queue sends its write.
 * @returns what undoes the write of a notice; undefined when there is none, or none any more
 */
export function useUndoableWrites(
  queue: readonly NotificationPayload[],
): (notice: NotificationPayload) => (() => void) | undefined {
  const pending = usePendingWrites();
  const take = useTakeUndoableMutation();
  const [claims, setClaims] = useState<ReadonlyMap<NotificationPayload, UndoableMutation>>(new Map());
  useSyncExternalStore(pending.subscribe, pending.count);
  useEffect(() => {
    const next = new Map(claims);
    for (const [notice, write] of claims) {
      if (queue.includes(notice)) continue;
      write({ isUndo: false });
      next.delete(notice);
    }
    for (const notice of queue) {
      if (notice.notificationOptions?.undoable !== true || next.has(notice)) continue;
      const write = take();
      if (write) next.set(notice, write);
    }
    if (next.size !== claims.size || [...next.keys()].some((notice) => !claims.has(notice))) setClaims(next);
  }, [queue, claims, take]);
  return (notice) => {
    const write = claims.get(notice);
    return write && pending.has(write) ? () => write({ isUndo: true }) : undefined;
  };
}
