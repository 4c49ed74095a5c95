import { useCallback, useEffect, useRef } from 'react';
import { pathOf } from '../../schema/paths.ts';
import { ordersMuted } from './orders-muted.ts';

/** Orders within this time ring once. Milliseconds. */
const PAUSE = 3_000;

/**
 * Rings for a new order. It stays silent when muted, before the first touch of the page, and on the page that creates
 * orders.
 */
export function useOrderBell(): () => void {
  const touched = useTouched();
  const rang = useRef(0);
  return useCallback(() => {
    const now = Date.now();
    const ours = location.pathname === pathOf('orders', 'create');
    if (ours || !touched.current || now - rang.current < PAUSE || ordersMuted()) return;
    rang.current = now;
    // When the sound or its code fails, the badge still shows the order.
    void import('./ring.ts').then(({ ring }) => ring()).catch(() => undefined);
  }, [touched]);
}

/** Whether the user has touched this page; before that a browser plays no sound. */
function useTouched(): { readonly current: boolean } {
  const touched = useRef(false);
  useEffect(() => {
    const leaving = new AbortController();
    const touch = (): void => {
      touched.current = true;
      leaving.abort();
    };
    for (const kind of ['pointerdown', 'keydown'] as const)
      addEventListener(kind, touch, { signal: leaving.signal, capture: true });
    return () => leaving.abort();
  }, []);
  return touched;
}
