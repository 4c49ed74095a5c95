import { useEffect, useRef, useState, useSyncExternalStore, type ComponentType } from 'react';
import {
  useNotificationContext,
  useTakeUndoableMutation,
  type NotificationPayload,
  type UndoableMutation,
} from 'ra-core';
import { useLocation } from 'react-router-dom';
import { usePendingWrites } from '../../dataProvider/pending-writes.ts';
import type { NotificationsProps } from './Notifications.tsx';

/** Notices answer what a person does. Their code loads with the first of these, before the answer is there. */
const FIRST_USES = ['pointerdown', 'keydown', 'online'] as const;

/** The notices, whose code loads after the page. A notice that comes before it waits, also for the network. */
export function Notices() {
  useSendOnLeave();
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

/** What begins a move of the person's own. A view that redirects after its save moves without one. */
const GESTURES = ['pointerdown', 'keydown', 'popstate'] as const;

/**
 * Sends the undoable writes when the person leaves: the screen, the tab, or the browser. What the next screen reads is
 * then stored, and nothing is lost with the page.
 */
function useSendOnLeave(): void {
  const pending = usePendingWrites();
  const { key } = useLocation();
  const movedByPerson = useRef(false);
  useEffect(() => {
    const gesture = (): void => {
      movedByPerson.current = pending.count() > 0;
    };
    const send = (): void => void pending.sendAll();
    const hidden = (): void => {
      // A phone may end a page that is out of sight.
      if (document.visibilityState === 'hidden') send();
    };
    for (const name of GESTURES) addEventListener(name, gesture, { capture: true });
    addEventListener('pagehide', send);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      for (const name of GESTURES) removeEventListener(name, gesture, { capture: true });
      removeEventListener('pagehide', send);
      document.removeEventListener('visibilitychange', hidden);
    };
  }, [pending]);
  useEffect(() => {
    if (movedByPerson.current) void pending.sendAll();
    movedByPerson.current = false;
  }, [key, pending]);
}
