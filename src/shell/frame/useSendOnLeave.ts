import { useEffect, useRef } from 'react';
import { usePendingWrites } from '../../dataProvider/pending-writes.ts';
import { useLeaveGuard } from '../../ui/leave/useLeaveGuard.tsx';

/** What begins a move of the person's own. A view that redirects after its save moves without one. */
const GESTURES = ['pointerdown', 'keydown', 'popstate'] as const;

/**
 * Sends the undoable writes when the person leaves: the screen, the tab, or the browser. What the next screen reads is
 * then stored, and nothing is lost with the page.
 */
export function useSendOnLeave(): void {
  const pending = usePendingWrites();
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
  // The guard is asked when a move begins. The screen may come much later, when its code has loaded.
  useLeaveGuard({
    stops({ from, to }) {
      if (movedByPerson.current && from.pathname !== to.pathname) void pending.sendAll();
      movedByPerson.current = false;
      return false;
    },
    onStop: () => undefined,
  });
}
