import { useEffect, useState, type ComponentType } from 'react';
import { useNotificationContext } from 'ra-core';

/** After the page, and before most people have done anything that a notice answers. */
const SOON = 4_000;

/**
 * The notices, whose code loads after the page. A notice that comes before it waits. Without network it is asked for
 * again as soon as there is one.
 */
export function Notices() {
  const { notifications } = useNotificationContext();
  const [Notifications, setNotifications] = useState<ComponentType | null>(null);
  const waiting = notifications.length > 0;
  const loaded = Notifications !== null;
  useEffect(() => {
    if (loaded) return undefined;
    const load = async (): Promise<void> => {
      const [part] = await Promise.allSettled([import('./Notifications.tsx')]);
      if (part.status === 'fulfilled') setNotifications(() => part.value.Notifications);
    };
    if (waiting) void load();
    const timer = setTimeout(() => void load(), SOON);
    const online = (): void => void load();
    addEventListener('online', online);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', online);
    };
  }, [loaded, waiting]);
  return Notifications && <Notifications />;
}
