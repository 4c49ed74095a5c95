import { useCallback, useEffect, useRef } from 'react';
import { useSessionStore } from '../../authProvider/useSession.ts';
import type { LiveEvent } from '../../dataProvider/live.ts';
import type { OrderBell } from './order-bell.ts';

/** The touch that unlocks the sound is painted first. Milliseconds. */
const AFTER_TOUCH = 200;

/** What rings for an event of the store. Before the first touch of the page a browser plays no sound, and nothing loads. */
export function useOrderBell(): (event: LiveEvent) => void {
  const session = useSessionStore();
  const touched = useRef(false);
  const loaded = useRef<OrderBell>(undefined);
  const load = useCallback(async (): Promise<OrderBell> => {
    const { createOrderBell } = await import('./order-bell.ts');
    return (loaded.current ??= createOrderBell(session));
  }, [session]);
  useEffect(() => {
    const leaving = new AbortController();
    const touch = (): void => {
      touched.current = true;
      setTimeout(() => {
        if (leaving.signal.aborted) return;
        void load()
          .then((bell) => bell.unlock())
          .then((unlocked) => unlocked && leaving.abort())
          .catch(() => undefined);
      }, AFTER_TOUCH);
    };
    for (const kind of ['pointerdown', 'keydown'] as const)
      addEventListener(kind, touch, { signal: leaving.signal, capture: true });
    return () => leaving.abort();
  }, [load]);
  return useCallback(
    (event) => {
      // When the sound or its code fails, the badge still shows the order.
      if (touched.current && event.type.startsWith('orders.'))
        void load()
          .then((bell) => bell.ringFor(event))
          .catch(() => undefined);
    },
    [load],
  );
}
