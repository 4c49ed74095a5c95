import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { useNotificationContext, type NotificationPayload } from 'ra-core';
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

/** What undoes the write of one of react-admin's undoable notices; undefined when nothing does any more. */
export function useUndoableWrites(
  queue: readonly NotificationPayload[],
): (notice: NotificationPayload) => (() => void) | undefined {
  const pending = usePendingWrites();
  useSyncExternalStore(pending.subscribe, pending.version);
  useEffect(() => {
    pending.pair(queue.filter(({ notificationOptions }) => notificationOptions?.undoable === true));
  }, [pending, queue]);
  return pending.undoOf;
}
