import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import {
  useNotificationContext,
  useTakeUndoableMutation,
  type NotificationPayload,
  type UndoableMutation,
} from 'ra-core';
import { usePendingWrites } from '../../dataProvider/pending-writes.ts';
import type { NotificationsProps } from './Notifications.tsx';

/** Notices answer what a person does. Their code loads with the first of these, before the answer is there. */
const FIRST_USES = ['pointerdown', 'keydown', 'online'] as const;

/** The notices, whose code loads after the page. A notice that comes before it waits, also for the network. */
export function Notices() {
  const { notifications } = useNotificationContext();
  const undoOf = useUndoableWrites(notifications);
  const [Notifications, setNotifications] = useState<ComponentType<NotificationsProps> | null>(null);
  const waiting = notifications.length > 0;
  const loaded = Notifications !== null;
  useEffect(() => {
    if (loaded) return undefined;
    const load = async (): Promise<void> => {
      const [part] = await Promise.allSettled([import('./Notifications.tsx')]);
      if (part.status === 'fulfilled') setNotifications(() => part.value.Notifications);
    };
    if (waiting) void load();
    const used = (): void => void load();
    for (const use of FIRST_USES) addEventListener(use, used);
    return () => {
      for (const use of FIRST_USES) removeEventListener(use, used);
    };
  }, [loaded, waiting]);
  return Notifications && <Notifications undoOf={undoOf} />;
}

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
