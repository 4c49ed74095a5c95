import { useCallback, useEffect, useRef } from 'react';
import { pathOf } from '../../schema/paths.ts';
import { ordersMuted } from './orders-muted.ts';

/** Orders that come together ring once. Milliseconds. */
const PAUSE = 3_000;

/** Rings for a new order, unless it is muted, nothing has been touched yet, or the order is being made right here. */
export function useOrderBell(): () => void {
  const touched = useTouched();
  const rang = useRef(0);
  return useCallback(() => {
    const now = Date.now();
    const ours = location.pathname === pathOf('orders', 'create');
    if (ours || !touched.current || now - rang.current < PAUSE || ordersMuted()) return;
    rang.current = now;
    // Without sound, or its code, the badge still says it.
    void import('./ring.ts').then(({ ring }) => ring()).catch(() => undefined);
  }, [touched]);
}

/** Whether the user has done anything on this page: until then a browser plays nothing. */
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
