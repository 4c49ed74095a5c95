import { useCallback, useEffect, useRef } from 'react';
import type { LiveEvent } from '../../dataProvider/live.ts';

/** The touch that unlocks the sound is painted first. Milliseconds. */
const AFTER_TOUCH = 200;

/** What rings for an event of the store. Before the first touch of the page a browser plays no sound, and nothing loads. */
export function useOrderBell(): (event: LiveEvent) => void {
  const touched = useRef(false);
  useEffect(() => {
    const leaving = new AbortController();
    const touch = (): void => {
      touched.current = true;
      setTimeout(() => {
        if (leaving.signal.aborted) return;
        void import('./order-bell.ts')
          .then(({ unlockBell }) => unlockBell())
          .then((unlocked) => unlocked && leaving.abort())
          .catch(() => undefined);
      }, AFTER_TOUCH);
    };
    for (const kind of ['pointerdown', 'keydown'] as const)
      addEventListener(kind, touch, { signal: leaving.signal, capture: true });
    return () => leaving.abort();
  }, []);
  return useCallback((event) => {
    // When the sound or its code fails, the badge still shows the order.
    if (touched.current && event.type.startsWith('orders.'))
      void import('./order-bell.ts').then(({ ringFor }) => ringFor(event)).catch(() => undefined);
  }, []);
}
